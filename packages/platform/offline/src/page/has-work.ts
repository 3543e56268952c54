/** Whether a reload would interrupt the visitor: an open dialog, a focused field, or unsent text. */
export function hasWork(): boolean {
  if (document.querySelector('dialog[open]')) return true
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    field => field === document.activeElement || field.value !== field.defaultValue,
  )
}

const fields = 'textarea, input:not([type]), input[type=text], input[type=search], input[type=number]'
