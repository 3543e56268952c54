/** The store library as a piece of its own; naming what is used lets the build leave the rest out. */
export { fork } from 'effector'
export { Provider, useUnit } from 'effector-react'
