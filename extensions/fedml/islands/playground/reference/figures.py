"""Figures that the unit tests compare the playground with, computed from the papers' formulas with NumPy only.

Run with: python3 figures.py > figures.json
"""

import json
import math

import numpy as np

HIDDEN, CLASSES = 3, 4
ETA, MU, SERVER_RATE = 0.4, 0.7, 0.5
SAMPLES = [5, 8, 3]
BATCH, EPOCHS = 2, 2


def fixed(count, start):
    """Numbers without a pattern that every language computes alike: fractional parts of multiples of an irrational number."""
    return [((start + i + 1) * 0.6180339887498949) % 1 * 2 - 1 for i in range(count)]


def split(w):
    """The parameter vector as weights and biases of both layers."""
    h, c = HIDDEN, CLASSES
    return w[: 2 * h].reshape(h, 2), w[2 * h : 3 * h], w[3 * h : 3 * h + c * h].reshape(c, h), w[3 * h + c * h :]


def gradient(w, x, y):
    """Gradient of the mean cross-entropy by backpropagation, with matrices."""
    w1, b1, w2, b2 = split(w)
    a = np.tanh(x @ w1.T + b1)
    z = a @ w2.T + b2
    p = np.exp(z - z.max(axis=1, keepdims=True))
    p /= p.sum(axis=1, keepdims=True)
    d = (p - np.eye(CLASSES)[y]) / len(y)
    da = (d @ w2) * (1 - a * a)
    return np.concatenate([(da.T @ x).ravel(), da.sum(axis=0), (d.T @ a).ravel(), d.sum(axis=0)])


def loss(w, x, y):
    w1, b1, w2, b2 = split(w)
    z = np.tanh(x @ w1.T + b1) @ w2.T + b2
    return float(np.mean(np.log(np.exp(z).sum(axis=1)) - z[np.arange(len(y)), y]))


def batches(count):
    return [list(range(i, min(i + BATCH, count))) for i in range(0, count, BATCH)] * EPOCHS


def local(w0, x, y, mu=0.0, shift=0.0):
    w = w0.copy()
    steps = batches(len(y))
    for b in steps:
        w = w - ETA * (gradient(w, x[b], y[b]) + mu * (w - w0) + shift)
    return w, len(steps)


def krum(vectors, f):
    n = len(vectors)
    scores = [
        sum(sorted(float(np.sum((v - u) ** 2)) for j, u in enumerate(vectors) if j != i)[: n - f - 2])
        for i, v in enumerate(vectors)
    ]
    return int(np.argmin(scores)), scores


def renyi(alpha, sigma, q):
    """Mironov, Talwar, Zhang 2019, section 3.3, with exact binomials and no logarithms inside the sum."""
    total = sum(
        math.comb(alpha, k) * (1 - q) ** (alpha - k) * q**k * math.exp((k * k - k) / (2 * sigma**2))
        for k in range(alpha + 1)
    )
    return math.log(total) / (alpha - 1)


def epsilon(sigma, q, rounds, delta):
    orders = [o for o in [*range(2, 65), 80, 96, 128, 192, 256, 384, 512]]

    def bound(o):
        try:
            return rounds * renyi(o, sigma, q) + math.log(1 / delta) / (o - 1)
        except OverflowError:
            return math.inf

    return min(bound(o) for o in orders)


def main():
    clients, begin = [], 0
    for n in SAMPLES:
        x = np.array(fixed(2 * n, begin)).reshape(n, 2)
        y = np.array([(begin + 3 * i) % CLASSES for i in range(n)])
        clients.append((x, y))
        begin += 2 * n
    size = 3 * HIDDEN + (HIDDEN + 1) * CLASSES
    w0 = np.array(fixed(size, 1000))
    p = np.array(SAMPLES) / sum(SAMPLES)
    out = {
        "hidden": HIDDEN,
        "classes": CLASSES,
        "learningRate": ETA,
        "mu": MU,
        "serverRate": SERVER_RATE,
        "clients": [{"places": x.ravel().tolist(), "labels": y.tolist(), "batches": batches(len(y))} for x, y in clients],
        "start": w0.tolist(),
        "gradient": gradient(w0, *clients[0]).tolist(),
        "loss": loss(w0, *clients[0]),
    }

    def rounds(step, count=2):
        w, result = w0, []
        for _ in range(count):
            w = step(w)
            result.append(w.tolist())
        return result

    out["FedAvg"] = rounds(lambda w: sum(pk * local(w, x, y)[0] for pk, (x, y) in zip(p, clients)))
    out["FedProx"] = rounds(lambda w: sum(pk * local(w, x, y, mu=MU)[0] for pk, (x, y) in zip(p, clients)))

    def fednova(w):
        done = [local(w, x, y) for x, y in clients]
        directions = [(w - wk) / (ETA * tau) for wk, tau in done]
        effective = sum(pk * tau for pk, (_, tau) in zip(p, done))
        return w - effective * ETA * sum(pk * d for pk, d in zip(p, directions))

    out["FedNova"] = rounds(fednova)

    # SCAFFOLD: the last client does not take part in the second round.
    c, ci = np.zeros(size), [np.zeros(size) for _ in clients]
    w, out["SCAFFOLD"] = w0, []
    for chosen in ([0, 1, 2], [0, 1]):
        dw, dc = [], []
        for k in chosen:
            x, y = clients[k]
            wk, tau = local(w, x, y, shift=c - ci[k])
            fresh = ci[k] - c + (w - wk) / (tau * ETA)
            dw.append(wk - w)
            dc.append(fresh - ci[k])
            ci[k] = fresh
        w = w + SERVER_RATE * np.mean(dw, axis=0)
        c = c + len(chosen) / len(clients) * np.mean(dc, axis=0)
        out["SCAFFOLD"].append({"chosen": chosen, "model": w.tolist(), "control": c.tolist()})

    vectors = np.array(fixed(7 * 5, 5000)).reshape(7, 5)
    vectors[2] *= 9
    vectors[4] *= 0.2
    chosen, scores = krum(list(vectors), 1)
    out["vectors"] = vectors.tolist()
    out["krum"] = {"chosen": chosen, "scores": scores}
    out["median"] = {"odd": np.median(vectors, axis=0).tolist(), "even": np.median(vectors[:6], axis=0).tolist()}
    ordered = np.sort(vectors, axis=0)
    out["trimmed"] = {"beta": 0.3, "value": ordered[2:-2].mean(axis=0).tolist()}

    noise = np.array(fixed(5, 9000))
    clip = 1.2
    total = sum(v * min(1, clip / float(np.linalg.norm(v))) for v in vectors)
    out["privateMean"] = {
        "clippingNorm": clip,
        "noiseMultiplier": 0.8,
        "expected": 6,
        "noise": noise.tolist(),
        "value": ((total + 0.8 * clip * noise) / 6).tolist(),
    }
    cases = [(1.1, 0.1, 100, 1e-5), (0.5, 0.5, 30, 0.01), (2.0, 1.0, 20, 1e-3), (4.0, 0.3, 60, 0.001), (0.3, 0.15, 1, 0.05)]
    out["epsilon"] = [
        {"noiseMultiplier": s, "rate": q, "rounds": t, "delta": d, "value": epsilon(s, q, t, d)} for s, q, t, d in cases
    ]
    print(json.dumps(out))


main()
