"""Compares learning's kernels (learn/kernels.cu, learn/fast.py) with the plain networks on the CPU: inputs number by number,
results and gradients to the accuracy of bfloat16.

    PYTHONPATH=python:. BACKLOT_LIBRARY=... BACKLOT_CUDA_LIBRARY=... BACKLOT_LEARN_LIBRARY=... \\
        python3 tests/python/learning_agrees.py [GAME ...]

Needs a GPU and PyTorch; says so and ends with 77 where there is none.
"""

import copy
import sys
from pathlib import Path

try:
    import torch

    if not torch.cuda.is_available():
        raise ImportError("no GPU can be used here")
except ImportError as error:
    print(f"not looked: {error}")
    sys.exit(77)

sys.path.insert(0, str(Path(__file__).parent.parent.parent))
import backlot  # noqa: E402
from backlot.tensors import TensorEnv  # noqa: E402
from learn.deciding import Mind, Table  # noqa: E402
from learn.fast import FastCritic, FastMind  # noqa: E402
from learn.games import mixture, players_of  # noqa: E402
from learn.learning import SlowCritic  # noqa: E402
from learn.network import Actions, Critic, Player  # noqa: E402

GAMES, CHOSEN = 512, 384
ENOUGH = 0.03
failed = False


def apart(mine, other):
    other = other.double()
    return float((mine.cpu().double() - other).norm() / (other.norm() + 1e-12))


def compare_gradients(what, mine, other):
    """Each layer's against its own size and a little of the whole: with 8 bits some units are on the other side of 0, and where
    much cancels out that is all that is left."""
    theirs = dict(other.named_parameters())
    whole = sum(float(each.grad.double().square().sum()) for each in theirs.values()) ** 0.5
    found = []
    for name, each in mine.named_parameters():
        wanted = theirs[name].grad.double()
        distance = float((each.grad.cpu().double() - wanted).norm()) / (float(wanted.norm()) + 0.05 * whole)
        found.append(check(f"{what} gradient of {name}", distance, 0.2))
    return found


def check(what, distance, enough=ENOUGH):
    global failed
    failed = failed or not distance <= enough
    if not distance <= enough:
        print(f"  {what}: {distance:.2g} is more than {enough}")
    return distance


for game in sys.argv[1:] or [each["game"] for each in backlot.games()]:
    torch.manual_seed(1)
    players, options = mixture(game, GAMES, 3)
    env = TensorEnv(game, games=GAMES, players=players, options=options, seed=3, worlds=True)
    random = torch.Generator().manual_seed(3)
    for _ in range(60):
        env.step(env.sample(random))
    players = torch.tensor(players)
    actions = {name: Actions(game, torch.device(name)) for name in ("cpu", "cuda")}
    player = Player(game, players_of(game)[1])
    with torch.no_grad():
        player.score.weight.mul_(10)
        player.action.weight.mul_(8)  # actions that are almost alike have next to no gradient
    critic = Critic(game)
    plain = Mind(player, actions["cpu"])
    fast = FastMind(copy.deepcopy(player).cuda(), actions["cuda"])
    table = Table(env, players)
    table.look(plain)
    # Inputs.
    parts, wides = fast.body.spread(env.observations.cuda(), None)
    whole = plain.player.body.spread(env.observations, torch.float32)
    layout, at = player.body.layout, 0
    for group, start, (rows, width, place) in zip(layout.groups, layout.starts, fast.body.groups):
        wanted = whole[:, start : start + group.rows * group.width].reshape(GAMES, group.rows, group.width)
        if rows > 1:
            got = wides[at].view(GAMES, rows, width)[:, :, : group.width]
            at += 1
        else:
            got = parts[:, None, place : place + width][:, :, : group.width]
        check(f"{game} inputs {group.name}", float((got.cpu().float() - wanted).abs().max()), 0.0)
    # Which actions there are.
    which = torch.zeros_like(table.which, device="cuda")
    fast.name_actions(env.legal_list.cuda(), env.legal_count.cuda(), env.seats.cuda(), players.cuda(), which)
    listed = torch.arange(which.shape[1]) < env.legal_count[:, None]
    check(f"{game} actions", float((which.cpu() != table.which)[listed].sum()), 0.0)
    # What is thought of them.
    index = torch.randperm(GAMES)[:CHOSEN]
    pick = (torch.rand(GAMES) * env.legal_count).long().to(torch.int16)
    slow = torch.zeros(which.shape, dtype=torch.float16)
    slow_there = slow.cuda()
    other = Player(game, players_of(game)[1])
    Mind(other, actions["cpu"]).log_chances(env.observations, table.which, table.count, index, slow)
    FastMind(other.cuda(), actions["cuda"]).log_chances(env.observations.cuda(), which, table.count.cuda(), index.cuda(), slow_there)
    here = listed[index]
    distances = [check(f"{game} logarithms", apart(slow_there.cpu()[index][here], slow[index][here]))]
    slow_there = slow.cuda()
    wishes = torch.randn(3, CHOSEN)
    told = plain.judge(env.observations, table.which, table.count, index, pick, slow)
    told_there = fast.judge(env.observations.cuda(), which, table.count.cuda(), index.cuda(), pick.cuda(), slow_there)
    for name, a, b in zip(("chance", "entropy", "distance", "who wins"), told_there, told):
        distances.append(check(f"{game} {name}", apart(a.detach(), b.detach())))
    sum((wish * each).sum() for wish, each in zip(wishes, told)).add(told[3].square().sum()).backward()
    sum((wish.cuda() * each).sum() for wish, each in zip(wishes, told_there)).add(told_there[3].square().sum()).backward()
    distances += compare_gradients(game, fast.player, plain.player)
    # Choices.
    picks, chances = torch.zeros(GAMES, dtype=torch.long).cuda(), torch.zeros(GAMES).cuda()
    logs = torch.zeros_like(slow_there)
    fast.log_chances(env.observations.cuda(), which, table.count.cuda(), index.cuda(), logs)
    for best in (True, False):
        fast.choose(env.observations.cuda(), which, table.count.cuda(), index.cuda(), picks, chances, 7, best)
        of_picks = logs.float().gather(1, picks[:, None])[:, 0][index.cuda()]
        check(f"{game} chance of a choice", apart(chances[index.cuda()], of_picks.cpu()), 0.005)
        if best:
            highest = torch.where(listed.cuda(), logs.float(), torch.full_like(logs.float(), -1e9)).max(1).values[index.cuda()]
            check(f"{game} best choice", float((highest - of_picks).max()), 0.01)
    drawn = torch.zeros(2000, CHOSEN, dtype=torch.long, device="cuda")
    for i in range(2000):
        fast.choose(env.observations.cuda(), which, table.count.cuda(), index.cuda(), picks, chances, i)
        drawn[i] = picks[index.cuda()]
    shares = torch.nn.functional.one_hot(drawn, which.shape[1]).float().mean(0).cpu()
    expected = torch.where(here, logs.float().exp().cpu()[index], torch.zeros(shares.shape))
    check(f"{game} how often each is drawn", float((shares - expected).abs().max()), 0.06)
    # The critic.
    critic_there = copy.deepcopy(critic).cuda()
    value = SlowCritic(critic).value(env.worlds, index)
    value_there = FastCritic(critic_there, torch.device("cuda")).value(env.worlds.cuda(), index.cuda())
    distances.append(check(f"{game} value", apart(value_there.detach(), value.detach())))
    (value * wishes[0]).sum().backward()
    (value_there * wishes[0].cuda()).sum().backward()
    distances += compare_gradients(f"{game} critic", critic_there, critic)
    print(f"{game}: largest distance {max(distances):.3g} of {len(distances)}")
sys.exit(1 if failed else 0)
