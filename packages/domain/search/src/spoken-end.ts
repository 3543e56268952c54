/** The end of a condition as it is said, for a regular expression: 이상인 거, 넘는 걸로, 안쪽으로. */
export const spokenEnd = '(?:인|으로|로)?(?: ?(?:거|것|걸)(?:으?로)?)?'
