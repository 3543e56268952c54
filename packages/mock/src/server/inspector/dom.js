/** The element with an id. */
export function byId(/** @type {string} */ id) {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no #${id}`)
  return found
}

/** The input with an id. */
export function field(/** @type {string} */ id) {
  const found = byId(id)
  if (found instanceof HTMLInputElement) return found
  throw new Error(`#${id} is no field`)
}

/**
 * An element with a class and content. Texts are never parsed as HTML.
 *
 * @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {string} className @param {readonly
 * (string | Node)[]} content
 */
export function element(tag, className, ...content) {
  const made = document.createElement(tag)
  if (className !== '') made.className = className
  made.append(...content)
  return made
}
