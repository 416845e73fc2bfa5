/** Clears the canvas and scales it to CSS pixels at the screen's resolution. Returns null while the canvas has no size. */
export function clearCanvas(canvas: HTMLCanvasElement) {
  const context = canvas.getContext("2d");
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!context || width === 0) return null;
  const density = Math.min(devicePixelRatio || 1, 3);
  const [columns, rows] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== columns || canvas.height !== rows) Object.assign(canvas, { width: columns, height: rows });
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width, height);
  return { context, width, height };
}
