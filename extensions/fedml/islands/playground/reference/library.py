"""The same clients and vectors as in figures.json, trained and aggregated by the classes of fedml 0.8.30.

Run with: python3 library.py > library.json
Needs fedml 0.8.30 and its dependencies. library.json contains the version of PyTorch.
"""

import contextlib
import copy
import json
import sys
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace

import torch

# The library prints while Python imports it.
with contextlib.redirect_stdout(sys.stderr):
    from fedml.core.dp.budget_accountant.rdp_analysis import compute_rdp
    from fedml.core.security.defense.coordinate_wise_median_defense import CoordinateWiseMedianDefense
    from fedml.core.security.defense.krum_defense import KrumDefense
    from fedml.ml.aggregator.agg_operator import FedMLAggOperator
    from fedml.ml.trainer.fedprox_trainer import FedProxModelTrainer
    from fedml.ml.trainer.my_model_trainer_classification import ModelTrainerCLS
    from fedml.ml.trainer.scaffold_trainer import ScaffoldModelTrainer
    from fedml.simulation.sp.fednova.client import Client as FedNovaClient
    from fedml.simulation.sp.fednova.fednova_trainer import FedNovaTrainer

torch.set_default_dtype(torch.float64)
FIGURES = json.loads((Path(__file__).parent / "figures.json").read_text())
CPU = torch.device("cpu")
EPOCHS = 2


def network(vector):
    """The network of figures.json with these parameters; PyTorch stores them in the same order."""
    hidden, classes = FIGURES["hidden"], FIGURES["classes"]
    model = torch.nn.Sequential(torch.nn.Linear(2, hidden), torch.nn.Tanh(), torch.nn.Linear(hidden, classes))
    torch.nn.utils.vector_to_parameters(torch.tensor(vector), model.parameters())
    return model


def vector(state):
    return torch.cat([each.flatten() for each in state.values()]).tolist()


def batches_of(client):
    """The batches of one epoch of a client, as its data loader would return them."""
    places = torch.tensor(client["places"]).reshape(-1, 2)
    labels = torch.tensor(client["labels"])
    epoch = client["batches"][: len(client["batches"]) // EPOCHS]
    return [(places[batch], labels[batch]) for batch in epoch]


def arguments(optimizer, **more):
    return SimpleNamespace(
        federated_optimizer=optimizer,
        client_optimizer="sgd",
        learning_rate=FIGURES["learningRate"],
        epochs=EPOCHS,
        ml_engine="torch",
        **more,
    )


def rounds(args, trainer_class):
    """The global model after each of two rounds: each client uses the library's trainer, the server its operator."""
    state, result = network(FIGURES["start"]).state_dict(), []
    for _ in range(2):
        local = []
        for client in FIGURES["clients"]:
            trainer = trainer_class(network(vector(state)), args)
            trainer.train(batches_of(client), CPU, args)
            local.append((len(client["labels"]), copy.deepcopy(trainer.get_model_params())))
        state = FedMLAggOperator.agg(args, local)
        result.append(vector(state))
    return result


def fednova():
    args = arguments("FedNova", dataset="points", gmf=0, mu=0, momentum=0, dampening=0, wd=0, nesterov=False)
    total = sum(len(client["labels"]) for client in FIGURES["clients"])
    server = FedNovaTrainer.__new__(FedNovaTrainer)
    server.args = args
    state, result = network(FIGURES["start"]).state_dict(), []
    for _ in range(2):
        gradients, steps = [], []
        for place, client in enumerate(FIGURES["clients"]):
            count = len(client["labels"])
            local = FedNovaClient(place, batches_of(client), None, count, args, CPU)
            _, gradient, effective = local.train(network(vector(state)), count / total)
            gradients.append(gradient)
            steps.append(effective)
        state = server.aggregate(state, gradients, steps)
        result.append(vector(state))
    return result


def scaffold():
    """One client's model after its local steps, with nonzero control variates."""
    args = arguments("SCAFFOLD")
    size = len(FIGURES["start"])
    server = [((3 * place) % 7 - 3) / 10 for place in range(size)]
    client = [((5 * place) % 9 - 4) / 10 for place in range(size)]
    trainer = ScaffoldModelTrainer(network(FIGURES["start"]), args)
    steps = trainer.train(
        batches_of(FIGURES["clients"][0]), CPU, args, network(server).state_dict(), network(client).state_dict()
    )
    return {"server": server, "client": client, "steps": steps, "model": vector(trainer.get_model_params())}


def pairs():
    return [(1, {"weight": torch.tensor(each)}) for each in FIGURES["vectors"]]


def krum():
    defense = KrumDefense(SimpleNamespace(byzantine_client_num=1))
    [(_, chosen)] = defense.defend_before_aggregation(pairs())
    return {
        "chosen": FIGURES["vectors"].index(chosen["weight"].tolist()),
        "scores": defense._compute_krum_score([each["weight"] for _, each in pairs()]),
    }


def privacy():
    """Rényi divergence of all rounds, for each case of figures.json, at three whole orders."""
    orders = [2, 8, 32]
    cases = [
        compute_rdp(q=case["rate"], noise_multiplier=case["noiseMultiplier"], steps=case["rounds"], orders=orders)
        for case in FIGURES["epsilon"]
    ]
    return {"orders": orders, "divergence": [[float(value) for value in case] for case in cases]}


def main():
    with contextlib.redirect_stdout(sys.stderr):
        out = {
            "fedml": version("fedml"),
            "torch": torch.__version__,
            "FedAvg": rounds(arguments("FedAvg"), ModelTrainerCLS),
            "FedProx": rounds(arguments("FedProx", fedprox_mu=FIGURES["mu"]), FedProxModelTrainer),
            "FedNova": fednova(),
            "SCAFFOLD": scaffold(),
            "krum": krum(),
            "median": CoordinateWiseMedianDefense(None).defend_on_aggregation(pairs())["weight"].tolist(),
            "privacy": privacy(),
        }
    print(json.dumps(out))


main()
