/** Whether a reload would take away what the visitor is at: a dialog, or words in a field that are not sent. */
export function hasWork(): boolean {
  if (document.querySelector('dialog[open]')) return true
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    field => field === document.activeElement || field.value !== field.defaultValue,
  )
}

const fields = 'textarea, input:not([type]), input[type=text], input[type=search], input[type=number]'
