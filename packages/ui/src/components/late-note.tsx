/** Says that something is loading. After a second, the style sheet shows it at the bottom of the window. */
export function LateNote() {
  return (
    <p className="sr-only" role="status">
      불러오는 중이에요 <i aria-busy="true" />
    </p>
  )
}
