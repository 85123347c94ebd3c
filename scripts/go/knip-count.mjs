/** Reporter for knip that says how many files it looked at, so that a run over nothing is noticed. */
export default ({ counters }) => console.log(`unused: ${counters.total} files looked at`)
