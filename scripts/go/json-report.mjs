import { JsonReporter } from 'vitest/node'

/** Vitest's JSON report, and in it what went wrong outside of every test. */
export default class JsonReport extends JsonReporter {
  #outside = []

  onTestRunEnd(modules, errors) {
    this.#outside = errors.map(({ stack, message }) => stack ?? message)
    return super.onTestRunEnd(modules)
  }

  writeReport(report) {
    return super.writeReport(JSON.stringify({ ...JSON.parse(report), outside: this.#outside }))
  }
}
