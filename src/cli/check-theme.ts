import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'

import { isRecord } from '#domain/documents/is-record.ts'
import { decodeText } from '#exchange/reading/decode-text.ts'
import { readJson } from '#exchange/reading/read-json.ts'
import { SourceInvalid } from '#exchange/reading/source-invalid.ts'
import { colorConfigOf, themeVerdict, type ThemeVerdict } from '#exchange/theme-verdict.ts'
import keys from '#generated/tenant-keys.json'
import { checkTexts } from '#messages/check.ts'
import { terminalLine } from '#messages/terminal-line.ts'
import { findingText } from '#messages/theme.ts'
import { unknownField } from '#theme/read-config.ts'

/**
 * Validates one colour configuration, or a list of them in order; of a theme.json its colours.
 * @param given - content of the file
 * @param name - file name, for the error
 * @param json - output for programs instead of people
 * @returns the output and the exit code: 1 when any is rejected
 * @errors throws when the content is no JSON
 * @source accessibility rules 1 to 9
 */
export function themeReport(given: string, name: string, json: boolean): { text: string; code: 0 | 1 } {
  const parsed = parse(given, name)
  const verdicts = (Array.isArray(parsed) ? parsed : [parsed]).map((one) =>
    strictVerdict(themeVerdict(colorConfigOf(one)), unknownKeys(one)),
  )
  return {
    text: json ? jsonOf(verdicts, Array.isArray(parsed)) : verdicts.map(linesOf).join('\n'),
    code: verdicts.some(({ status }) => status === 'rejected') ? 1 : 0,
  }
}

/** An unknown key is a fault, as in a folder's schema: a misspelt colour would be ignored. */
function strictVerdict(verdict: ThemeVerdict, outer: ThemeVerdict['findings']): ThemeVerdict {
  const isUnknown = ({ code }: { code: string }) => code === 'unknown-field'
  const unknown = [...outer, ...verdict.findings.filter((one) => isUnknown(one))]
  if (unknown.length === 0) return verdict
  const faults = unknown.map((one) => ({ ...one, level: 'error' as const }))
  return {
    ...verdict,
    status: 'rejected',
    findings: [...faults, ...verdict.findings.filter((one) => !isUnknown(one))],
  }
}

/** Unknown keys of a theme.json outside its colours. */
const unknownKeys = (value: unknown): ThemeVerdict['findings'] =>
  isRecord(value) && colorConfigOf(value) !== value
    ? Object.keys(value)
        .filter((key) => !Object.hasOwn(keys.theme, key))
        .map((key) => unknownField(key))
        .map((one) => ({ ...one, message: findingText(one) }))
    : []

/** Validates a file, or the standard input for '-'. @returns exit code */
export async function checkTheme(
  file: string,
  json: boolean,
  stdout: { write(text: string): unknown },
): Promise<number> {
  const given = await (file === '-' ? buffer(process.stdin) : readFile(file))
  const report = themeReport(decodeText(given), file, json)
  stdout.write(report.text)
  return report.code
}

function parse(given: string, name: string): unknown {
  try {
    return readJson(given)
  } catch (error) {
    if (!(error instanceof SourceInvalid)) throw error
    throw new Error(`${name}: ${error.message}`, { cause: error })
  }
}

/** A list has one entry per line, so that it can be parsed line by line or as a whole. */
const jsonOf = (verdicts: readonly ThemeVerdict[], isList: boolean): string => {
  const lines = verdicts.map((verdict) => JSON.stringify(verdict))
  return isList ? `[\n${lines.join(',\n')}\n]\n` : `${lines.join('')}\n`
}

const linesOf = ({ status, findings }: ThemeVerdict, index: number): string =>
  [
    `${index + 1}. ${checkTexts.themeStatus[status]}`,
    ...findings.map(({ level, message }) => `   ${checkTexts.themeLevel[level]}: ${message}`),
    '',
  ]
    .map(terminalLine)
    .join('\n')
