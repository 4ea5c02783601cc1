/** Why a file is refused as a whole; the key of a sentence in the messages' `importFile` area. */
export type FileProblem =
  | 'empty'
  | 'notTable'
  | 'oldWorkbook'
  | 'damaged'
  | 'brokenLetters'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLong'
  | 'quoteNotClosed'
  | 'formulaWithoutValue'
  | 'emptyHeading'
  | 'sameHeading'

/** A file that cannot be imported. The message is for the log; people are shown the problem's own sentence. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
  readonly problem: FileProblem
  readonly values: Record<string, string | number>

  constructor(problem: FileProblem, values: Record<string, string | number> = {}) {
    super(`the file cannot be imported: ${problem}`)
    this.problem = problem
    this.values = values
  }
}
