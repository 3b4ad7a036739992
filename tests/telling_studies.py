"""Small studies in which everything that could tell who made what does."""

from tests.packages import STUDY, png, write


def small(folder, toml="", rows=8):
    """Captions, as many by people as by machines; everything that could tell does."""
    lines = ["id,origin,agent,provenance,prompt,image,caption,domain,secret"]
    for n in range(rows):
        who = ("human", f"person-{n}") if n % 2 else ("machine", "git-2")
        image = f"{who[0]}-{n}.png"
        told = f"{image},Caption {n},kind-{n % 3},extra-{n}"
        lines.append(f"cap-{n},{','.join(who)},collected,prompt {n},{told}")
    media = {f"media/{'human' if n % 2 else 'machine'}-{n}.png": png() for n in range(rows)}
    text = STUDY.replace('"1.0"', '"1.0"\nprovenance = "By git-2 and people."\nparticipants = 4')
    text += '\n# git-2 made every even row\n[[block]]\ntask = "captions"\ntrials = 4\n' + toml
    plain = {"media/dog.png": None, "media/cat.png": None}
    return write(folder, {**plain, **media}, toml=text, captions="\n".join(lines) + "\n")


def crossed(folder, prompts=20, agents=("gpt",), trials=None, toml=""):
    """Word associations: to each cue one by a human for each machine, and one by each machine."""
    lines = ["id,origin,agent,prompt,cue,association"]
    for n in range(prompts):
        for agent in agents:
            lines.append(f"h-{n}-{agent},human,p{n},cue {n},cue {n},word {n} {agent} h")
            lines.append(f"m-{n}-{agent},machine,{agent},cue {n},cue {n},word {n} {agent} m")
    text = STUDY + f'participants = 60\n[[block]]\ntask = "words"\ntrials = {trials or prompts}\n'
    files = dict.fromkeys(("captions.csv", "media/dog.png", "media/cat.png"))
    return write(folder, {**files, "words.csv": "\n".join(lines) + "\n"}, toml=text + toml)
