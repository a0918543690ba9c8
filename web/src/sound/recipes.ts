// The sounds of the table as recipes for Web Audio, no files: ../shared/table/table.md §4, "Sounds". Each is made of
// tones and noise; the same recipe gives the same sound on every device.
interface Tone {
  volume?: number;
  type?: OscillatorType;
  /** Glides to this pitch. */
  to?: number;
  attack?: number;
  /** A low-pass that opens or closes. */
  filter?: [number, number];
}
interface Noise {
  volume?: number;
  type?: BiquadFilterType;
  at?: number;
  to?: number;
  q?: number;
  attack?: number;
}

const silence = 0.0001;
const whites = new WeakMap<BaseAudioContext, AudioBuffer>();
/** A second of noise, always the same. */
function whiteOf(context: BaseAudioContext): AudioBuffer {
  const known = whites.get(context);
  if (known) return known;
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  let seed = 12345;
  for (let i = 0; i < samples.length; ++i) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = seed / 1073741824 - 1;
  }
  whites.set(context, made);
  return made;
}

/** What recipes play on: times in seconds of the context. */
export class Instrument {
  constructor(
    private readonly context: BaseAudioContext,
    private readonly out: AudioNode,
  ) {}

  private envelope(start: number, attack: number, decay: number, volume: number): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(silence, start);
    gain.gain.exponentialRampToValueAtTime(volume, start + attack);
    gain.gain.exponentialRampToValueAtTime(silence, start + attack + decay);
    gain.connect(this.out);
    return gain;
  }
  tone(
    start: number,
    pitch: number,
    length: number,
    { volume = 0.5, type = "sine", to, attack = 0.004, filter }: Tone = {},
  ) {
    const oscillator = this.context.createOscillator();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(pitch, start);
    if (to) oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
    let last: AudioNode = oscillator;
    if (filter) {
      const low = this.context.createBiquadFilter();
      low.frequency.setValueAtTime(filter[0], start);
      low.frequency.exponentialRampToValueAtTime(filter[1], start + length);
      last = oscillator.connect(low);
    }
    last.connect(this.envelope(start, attack, length, volume));
    oscillator.start(start);
    oscillator.stop(start + attack + length + 0.05);
  }
  noise(
    start: number,
    length: number,
    { volume = 0.5, type = "highpass", at = 2000, to, q = 1, attack = 0.003 }: Noise = {},
  ) {
    const source = this.context.createBufferSource();
    const filter = this.context.createBiquadFilter();
    source.buffer = whiteOf(this.context);
    source.loop = true;
    filter.type = type;
    filter.Q.value = q;
    filter.frequency.setValueAtTime(at, start);
    if (to) filter.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(filter).connect(this.envelope(start, attack, length, volume));
    source.start(start, (start * 7) % 0.8);
    source.stop(start + attack + length + 0.05);
  }
}

type Recipe = (on: Instrument, start: number, step: number) => void;
const times = (count: number, every: number, play: (after: number, i: number) => void) =>
  Array.from({ length: count }, (_, i) => play(i * every, i));
const chord = (on: Instrument, start: number, pitches: number[], length = 1.2) =>
  pitches.forEach((pitch, i) =>
    on.tone(start + i * 0.03, pitch, length, { type: "triangle", volume: 0.3, attack: 0.02 }),
  );
const brass = (on: Instrument, start: number, to: number) =>
  [196, 294].forEach((pitch) =>
    on.tone(start, pitch, 0.9, { type: "sawtooth", volume: 0.18, attack: 0.03, filter: [400, to] }),
  );
const knock = (at: number, volume: number) => ({ type: "bandpass", at, volume }) as const;

const rolled = (on: Instrument, at: number, pitch: number) =>
  [0, 0.07, 0.15, 0.22, 0.31, 0.42, 0.58].forEach((after, i) =>
    on.noise(at + after, 0.03, {
      ...knock(pitch * (i === 6 ? 700 : 1500 + ((i * 577) % 900)), 0.8 - i * 0.06),
      q: 3,
    }),
  );

export const recipes = {
  tap: (on, at) => on.tone(at, 1200, 0.02, { volume: 0.6 }),
  lift: (on, at) => on.tone(at, 300, 0.09, { to: 520, volume: 0.6 }),
  card: (on, at) => on.noise(at, 0.04, { at: 2600, volume: 0.55 }),
  slide: (on, at) => on.noise(at, 0.22, { ...knock(600, 0.5), to: 1400, attack: 0.03 }),
  paper: (on, at) => {
    on.noise(at, 0.06, knock(1800, 0.5));
    on.noise(at + 0.07, 0.07, knock(2600, 0.4));
  },
  coin: (on, at) => {
    on.tone(at, 2093, 0.16, { volume: 0.28 });
    on.tone(at + 0.02, 2637, 0.18, { volume: 0.22 });
  },
  dice: (on, at) => rolled(on, at, 1),
  /** Under a cup. */
  muffled: (on, at) => rolled(on, at, 0.3),
  stamp: (on, at) => {
    on.tone(at, 90, 0.14, { to: 45, volume: 0.9 });
    on.noise(at, 0.02, { at: 900 });
  },
  shears: (on, at) => times(2, 0.07, (after, i) => on.noise(at + after, 0.03, { at: 4500 + i * 700 })),
  bell: (on, at) => {
    on.tone(at, 784, 0.6, { volume: 0.3, attack: 0.015 });
    on.tone(at + 0.16, 1046.5, 0.6, { volume: 0.3, attack: 0.015 });
  },
  swell: (on, at) =>
    [110, 110.7, 164.8].forEach((pitch) =>
      on.tone(at, pitch, 0.9, { type: "sawtooth", volume: 0.22, attack: 0.35, filter: [200, 900] }),
    ),
  heartbeat: (on, at) =>
    times(2, 0.16, (after, i) => on.tone(at + after, 55, 0.12, { volume: i ? 0.7 : 0.95 })),
  // Each step a third higher; odd heights are those of the other side.
  tick: (on, at, step) =>
    on.tone(at, (step % 2 ? 330 : 440) * 2 ** (Math.trunc(step / 2) / 3), 0.14, {
      type: "triangle",
      volume: 0.4,
    }),
  till: (on, at, step) => {
    on.tone(at, 700 + step * 90, 0.03, { type: "square", volume: 0.16 });
    on.tone(at + 0.03, 1400 + step * 90, 0.05, { volume: 0.2 });
  },
  neon: (on, at, step) =>
    [0, 0.07, 0.13].forEach((after, i) =>
      on.tone(at + after, 120 * 2 ** (step / 6), i === 2 ? 0.2 : 0.03, {
        type: "sawtooth",
        volume: 0.22,
        filter: [900, 700],
      }),
    ),
  "neon-off": (on, at) =>
    on.tone(at, 120, 0.25, { type: "sawtooth", volume: 0.2, to: 60, filter: [800, 200] }),
  clack: (on, at) => {
    on.noise(at, 0.05, { ...knock(420, 0.95), q: 2 });
    on.noise(at + 0.05, 0.04, { ...knock(800, 0.6), q: 2 });
  },
  clap: (on, at) => times(2, 0.008, (after) => on.noise(at + after, 0.05, { ...knock(1600, 0.95), q: 0.7 })),
  yes: (on, at, step) => {
    on.tone(at, 523 * 2 ** (step / 12), 0.25, { volume: 0.4 });
    on.tone(at + 0.11, 784 * 2 ** (step / 12), 0.3, { volume: 0.4 });
    on.tone(at + 0.11, 3136, 0.08, { volume: 0.08 });
  },
  no: (on, at, step) => {
    on.tone(at, 392 * 2 ** (-step / 12), 0.25, { volume: 0.4 });
    on.tone(at + 0.11, 311 * 2 ** (-step / 12), 0.3, { volume: 0.4 });
  },
  flap: (on, at) =>
    times(8, 0.03, (after, i) => on.noise(at + after, 0.014, { at: 1800 + i * 90, volume: 0.4 })),
  pluck: (on, at) =>
    [220, 440, 660].forEach((pitch, i) => on.tone(at, pitch, 0.4 - i * 0.1, { volume: 0.4 / (i + 1) })),
  pop: (on, at) => on.noise(at, 0.04, { at: 3000, volume: 0.9 }),
  gasp: (on, at) => on.noise(at, 0.35, { ...knock(500, 0.3), to: 1500, q: 0.8, attack: 0.2 }),
  whistle: (on, at) => on.tone(at, 300, 0.4, { to: 900, volume: 0.3, attack: 0.03 }),
  wah: (on, at) =>
    on.tone(at, 233, 0.7, { type: "sawtooth", to: 156, volume: 0.3, attack: 0.05, filter: [1200, 300] }),
  hey: (on, at) =>
    [700, 1100].forEach((pitch) => on.noise(at, 0.4, { ...knock(pitch, 0.5), q: 6, attack: 0.05 })),
  projector: (on, at) =>
    times(28, 1 / 18, (after) => on.noise(at + after, 0.02, { ...knock(900, 0.14), q: 2 })),
  major: (on, at) => {
    brass(on, at, 1800);
    chord(on, at + 0.12, [392, 494, 587, 784]);
  },
  minor: (on, at) => {
    brass(on, at, 900);
    chord(on, at + 0.12, [392, 466, 587]);
  },
  fanfare: (on, at) =>
    [392, 523, 659, 784].forEach((pitch, i) =>
      on.tone(at + i * 0.12, pitch, i === 3 ? 0.7 : 0.16, { type: "triangle", volume: 0.4, attack: 0.01 }),
    ),
  chord: (on, at) => chord(on, at, [262, 330, 392, 523]),
  // Many hands, none at the same time as another: more of them, then fewer.
  applause: (on, at) =>
    times(48, 0.028, (after, i) =>
      on.noise(at + after + ((i * 37) % 11) / 300, 0.035, {
        ...knock(900 + ((i * 577) % 1300), 0.1 + 0.5 * Math.sin((Math.PI * (i + 1)) / 49)),
        q: 0.9,
      }),
    ),
} satisfies Record<string, Recipe>;

export type Sound = keyof typeof recipes;
export const sounds = Object.keys(recipes) as Sound[];

/** Everything goes through one limiter. */
export function masterOf(context: BaseAudioContext, volume: number): GainNode {
  const gain = context.createGain();
  const limiter = context.createDynamicsCompressor();
  gain.gain.value = volume;
  limiter.threshold.value = -9;
  limiter.ratio.value = 12;
  limiter.attack.value = 0.001;
  gain.connect(limiter).connect(context.destination);
  return gain;
}

export const playOn = (context: BaseAudioContext, out: AudioNode, sound: Sound, at: number, step = 0) =>
  (recipes[sound] as Recipe)(new Instrument(context, out), at + 0.005, step);
