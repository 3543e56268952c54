import { answerEarlyPresses } from './early-presses.ts'
import { trustOwnScripts } from './trust-own-scripts.ts'

trustOwnScripts()
answerEarlyPresses()
