const one = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const none = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });

/** @param {number} value */
export function decimal(value) {
  return one.format(value);
}

/** @param {number} value */
export function integer(value) {
  return none.format(value);
}

/** @param {number} bytes @returns {string} in KB of 1,000 bytes, without the unit. */
export function kilobytes(bytes) {
  return one.format(bytes / 1000);
}

/** @param {readonly number[]} values not empty. @returns {number} the upper median. */
export function median(values) {
  return /** @type {number} */ ([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]);
}
