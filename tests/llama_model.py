"""Writes a model of half a megabyte for llama.cpp: `python llama_model.py FILE`, with gguf."""

import sys

WORDS = ("cat", "apple", "river", "hammer", "lemon", "candle", "garden", "window", "paper")
WIDTH, HEADS, INNER, BLOCKS = 64, 4, 128, 2
UNKNOWN, END = 0, 2


def write_model(path):
    """A model that says a word, any of them, and ends; what it read makes no difference.

    Attention and inner layers add nothing, so that the next token depends on the last one: after
    a word comes the end, after everything else a word.
    """
    import gguf
    import numpy as np

    special = ["<unk>", "<s>", "</s>"]
    parts = [f"<0x{n:02X}>" for n in range(256)]
    tokens = [*special, *parts, *(f"\u2581{word}" for word in WORDS)]
    kinds = [2, 3, 3, *[6] * len(parts), *[1] * len(WORDS)]
    is_word = np.array([token.startswith("\u2581") for token in tokens])
    seen = np.zeros((len(tokens), WIDTH), np.float32)
    seen[~is_word, 0] = seen[is_word, 1] = 1
    said = np.zeros_like(seen)
    said[is_word, 0] = said[END, 1] = 3

    made = gguf.GGUFWriter(path, "llama")
    made.add_context_length(2048)
    made.add_embedding_length(WIDTH)
    made.add_block_count(BLOCKS)
    made.add_feed_forward_length(INNER)
    made.add_head_count(HEADS)
    made.add_head_count_kv(HEADS)
    made.add_rope_dimension_count(WIDTH // HEADS)
    made.add_layer_norm_rms_eps(1e-5)
    made.add_vocab_size(len(tokens))
    made.add_tokenizer_model("llama")
    made.add_token_list(tokens)
    made.add_token_scores([0.0] * len(tokens))
    made.add_token_types(kinds)
    made.add_bos_token_id(1)
    made.add_eos_token_id(END)
    made.add_unk_token_id(UNKNOWN)
    made.add_chat_template("{% for message in messages %}{{ message['content'] }}{% endfor %}")
    made.add_tensor("token_embd.weight", seen)
    made.add_tensor("output.weight", said)
    made.add_tensor("output_norm.weight", np.ones(WIDTH, np.float32))
    for block in range(BLOCKS):
        for part in ("attn_norm", "ffn_norm"):
            made.add_tensor(f"blk.{block}.{part}.weight", np.ones(WIDTH, np.float32))
        for part in ("attn_q", "attn_k", "attn_v", "attn_output"):
            made.add_tensor(f"blk.{block}.{part}.weight", np.zeros((WIDTH, WIDTH), np.float32))
        for part in ("ffn_gate", "ffn_up"):
            made.add_tensor(f"blk.{block}.{part}.weight", np.zeros((INNER, WIDTH), np.float32))
        down = np.zeros((WIDTH, INNER), np.float32)
        made.add_tensor(f"blk.{block}.ffn_down.weight", down)
    made.write_header_to_file()
    made.write_kv_data_to_file()
    made.write_tensors_to_file()
    made.close()


if __name__ == "__main__":
    write_model(sys.argv[1])
