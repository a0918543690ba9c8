// Whether the last thing somebody touched was the keyboard: then the focus is worth moving to what comes next, which on
// a phone would only make the page jump.
let keyboard = false;
addEventListener("keydown", () => (keyboard = true), true);
addEventListener("pointerdown", () => (keyboard = false), true);

export const byKeyboard = () => keyboard;
