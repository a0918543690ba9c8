// Faces are numbers; so many are offered at a time.
export const faces = 8;
