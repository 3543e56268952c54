import { createEffect, createEvent, sample } from 'effector'

/** The shopper asked to print the comparison. */
export const comparisonPrinted = createEvent()

const printFx = createEffect(() => window.print())

sample({ clock: comparisonPrinted, target: printFx })
