import type { Rule } from '../rule.ts'
import { coolerHeight } from './cooler-height.ts'
import { gpuLength } from './gpu-length.ts'
import { memoryType } from './memory-type.ts'
import { powerLength } from './power-length.ts'
import { socket } from './socket.ts'

/** Every rule, in the order in which findings of one outcome are shown. */
export const rules: readonly Rule[] = [socket, memoryType, gpuLength, coolerHeight, powerLength]
