import { createEffect, createEvent, sample } from 'effector'

/** The shopper wants the comparison on paper. */
export const comparisonPrinted = createEvent()

const printFx = createEffect(() => window.print())

sample({ clock: comparisonPrinted, target: printFx })
