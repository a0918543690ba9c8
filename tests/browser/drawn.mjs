// What is written on a canvas, as the page writes it: pictures to share say nothing else.

/** Before the page: every text that is drawn on a canvas since its size was set last. */
export const listenToCanvas = (page) =>
  page.addInitScript(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      (this.canvas.drawnTexts ??= []).push(text);
      return fillText.call(this, text, ...rest);
    };
    const width = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, "width");
    Object.defineProperty(HTMLCanvasElement.prototype, "width", {
      ...width,
      set(value) {
        this.drawnTexts = [];
        width.set.call(this, value);
      },
    });
  });
export const drawnOn = (canvas) => canvas.evaluate((part) => part.drawnTexts);
