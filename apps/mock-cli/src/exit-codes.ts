/** The exit code of commands that compare hosts or documents, where they could not do it. */
export const notJudged = 3
