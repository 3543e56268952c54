interface Fallback {
  /** What shoppers have in a browser that lacks the features. */
  readonly without: string
  /** As `newerInScript` and `newerInStyle` name them; a property stands for its values, `cursor` for `cursor: grab`. */
  readonly features: readonly string[]
}

/** All that the built sites use above the floor. `floor.spec.ts` of the browser tests visits the pages without it. */
export const fallbacks: readonly Fallback[] = [
  { without: 'Timers run what waits for an idle browser.', features: ['requestIdleCallback'] },
  { without: 'The next page is prefetched on any connection.', features: ['navigator.connection'] },
  {
    without:
      'Products offer their address to copy, estimates say that sharing failed, and pictures are saved.',
    features: ['navigator.share', 'navigator.canShare'],
  },
  { without: 'Opening a department leaves others open.', features: ['<details name>'] },
  {
    without: 'Pictures load in the order of the browser.',
    features: ['<img fetchpriority>', '.fetchPriority'],
  },
  { without: 'Videos play as in any desktop browser; iPhones have it.', features: ['<video playsinline>'] },
  { without: 'Phones zoom by pinching; they have no wheel.', features: ['the event wheel'] },
  {
    without: 'Parts of Serwist that the worker does not use.',
    features: ['the event sync', 'the event notificationclick', '.lastChance', '.addRoutes'],
  },
  {
    without: 'React asks for the Navigation API before it uses it, as for the rest of these.',
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
  { without: 'A name of our libraries, no API.', features: ['.fullName'] },
  { without: 'A touch screen has no pointer, and text fields no handle.', features: ['cursor', 'resize'] },
  { without: 'Strips that scroll show a scroll bar.', features: ['scrollbar-width'] },
  { without: 'Text keeps the size that the browser gives it.', features: ['text-size-adjust'] },
  { without: 'Sheets open without moving.', features: ['@starting-style'] },
  { without: 'The Tab key goes in the order of the document.', features: ['reading-flow'] },
  { without: 'A select is as wide as its longest option.', features: ['field-sizing'] },
  { without: 'Rows off screen are rendered, too.', features: ['content-visibility'] },
  {
    without: 'Menus open at a fixed place of the header.',
    features: ['anchor-name', 'position-anchor', 'anchor()', 'top: anchor', 'right: anchor'],
  },
  { without: 'A row’s price is as high as its line, to a fraction of a pixel.', features: ['round()'] },
  { without: 'The browser chooses paper and margins.', features: ['@page', 'size in @page'] },
  { without: 'A heading may be printed at the end of a page.', features: ['break-after'] },
]
