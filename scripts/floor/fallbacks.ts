/** A reason for using features that some browser of the floor lacks. */
export interface Fallback {
  /** Why no shopper misses them: what there is instead, or why nothing needs them. */
  readonly reason: string
  /**
   * As `newerInScript`, `newerInStyle` and `newerMarkup` name them; a property stands for its values, `cursor` for
   * `cursor: grab`.
   */
  readonly features: readonly string[]
}

/**
 * All that the built scripts and style sheets use above the floor. `floor.spec.ts` of the browser tests visits the pages
 * without it.
 */
export const fallbacks: readonly Fallback[] = [
  { reason: 'Timers run what waits for an idle browser.', features: ['requestIdleCallback'] },
  { reason: 'The next page is prefetched on any connection.', features: ['navigator.connection'] },
  {
    reason:
      'Products offer their address to copy, estimates say that sharing failed, and pictures are saved.',
    features: ['navigator.share', 'navigator.canShare'],
  },
  { reason: 'Opening a department leaves others open.', features: ['<details name>'] },
  {
    reason: 'Pictures load in the order of the browser.',
    features: ['<img fetchpriority>', '.fetchPriority'],
  },
  { reason: 'Videos play as in any desktop browser; iPhones have it.', features: ['<video playsinline>'] },
  { reason: 'Phones zoom by pinching; they have no wheel.', features: ['the event wheel'] },
  {
    reason: 'Parts of Serwist that the worker does not use.',
    features: ['the event sync', 'the event notificationclick', '.lastChance', '.addRoutes'],
  },
  {
    reason: 'React asks for the Navigation API before it uses it, as for the rest of these.',
    features: [
      'navigation',
      'the event navigate',
      'the event navigatesuccess',
      'the event navigateerror',
      '.currentEntry',
      '.canIntercept',
      '.movementX',
      '.movementY',
      '.fromElement',
      '<select is>',
    ],
  },
  { reason: 'A name of our libraries, no API.', features: ['.fullName'] },
  { reason: 'A touch screen has no pointer, and text fields no handle.', features: ['cursor', 'resize'] },
  { reason: 'Strips that scroll show a scroll bar.', features: ['scrollbar-width'] },
  { reason: 'Text keeps the size that the browser gives it.', features: ['text-size-adjust'] },
  { reason: 'Sheets open without moving.', features: ['@starting-style'] },
  { reason: 'The Tab key goes in the order of the document.', features: ['reading-flow'] },
  { reason: 'A select is as wide as its longest option.', features: ['field-sizing'] },
  { reason: 'Rows off screen are rendered, too.', features: ['content-visibility'] },
  {
    reason: 'Menus open at a fixed place of the header.',
    features: ['anchor-name', 'position-anchor', 'anchor()', 'top: anchor', 'right: anchor'],
  },
  { reason: 'A row’s price is as high as its line, to a fraction of a pixel.', features: ['round()'] },
  { reason: 'The browser chooses paper and margins.', features: ['@page', 'size in @page'] },
  { reason: 'A heading may be printed at the end of a page.', features: ['break-after'] },
]

/** What documents use above the floor besides, in markup and scripts of their own; `floor.spec.ts` holds them to it. */
export const documentFallbacks: readonly Fallback[] = [
  {
    reason: 'Browsers that cannot ask for a policy do not hold scripts to one.',
    features: ['trustedTypes', '.createPolicy'],
  },
  {
    reason: 'Scripts load in the order of the browser.',
    features: ['<link fetchpriority>', '<script fetchpriority>'],
  },
  { reason: 'The browser chooses the colour of its bar.', features: ['<meta name="theme-color">'] },
  {
    reason: 'Safari takes the icon for the home screen.',
    features: ['<link rel="icon">'],
  },
  {
    reason: 'Firefox on a computer installs no apps; the site is open in a tab.',
    features: ['<link rel="manifest">'],
  },
]
