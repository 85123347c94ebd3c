/** The command line is wrong: exit code 2, as for all that is no verdict. */
export class UsageError extends Error {
  override name = 'UsageError'
}
