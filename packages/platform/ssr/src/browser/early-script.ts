import { answerEarlyPresses } from './early-presses.ts'

answerEarlyPresses()
