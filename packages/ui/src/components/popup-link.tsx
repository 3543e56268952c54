type PopupLinkProps = {
  /** The address of the product's popup variant. */
  readonly href: string
  /** The product's name. */
  readonly name: string
  readonly className?: string | undefined
}

/** Opens a product beside the page, for a look at it that does not lose the place. */
export function PopupLink({ href, name, className }: PopupLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener nofollow" aria-label={`${name} 새 창`}>
      새 창
    </a>
  )
}
