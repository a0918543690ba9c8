// A short sound made here: two strokes of a lobby bell. A page may sound only after somebody has touched it, so the
// first touch opens the audio.
let audio: AudioContext | undefined;

function allow() {
  removeEventListener("pointerdown", allow);
  removeEventListener("keydown", allow);
  if (typeof AudioContext !== "undefined") audio = new AudioContext();
}

/** From now on the next touch or key opens the audio. */
export function expectTouch() {
  if (audio) return;
  addEventListener("pointerdown", allow);
  addEventListener("keydown", allow);
}

function stroke(to: AudioContext, pitch: number, at: number) {
  const tone = to.createOscillator();
  const loudness = to.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.18, at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.6);
  tone.connect(loudness).connect(to.destination);
  tone.start(at);
  tone.stop(at + 0.65);
}

export function chime() {
  if (!audio) return;
  void audio.resume(); // a phone may have put it to sleep
  stroke(audio, 784, audio.currentTime);
  stroke(audio, 1046.5, audio.currentTime + 0.16);
}
