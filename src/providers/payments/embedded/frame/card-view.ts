import {
  CARD_FIELDS,
  groupCardNumber,
  groupExpiry,
  type CardFault,
  type CardField,
  type TypedCard,
} from '#domain/payment/card.ts'
import { iconPaths } from '#ui/primitives/icon/icon-paths.ts'
import { LOOK_COLORS, type CardLook, type CardTexts } from '../protocol.ts'

const SVG = 'http://www.w3.org/2000/svg'

type Attributes = Readonly<Record<string, string>>

/** Autofill and keyboard of each field. */
const INPUTS: Readonly<Record<CardField, Attributes>> = {
  cardNumber: { autocomplete: 'cc-number', inputmode: 'numeric', maxlength: '23' },
  cardName: { autocomplete: 'cc-name', autocapitalize: 'characters', maxlength: '80' },
  cardExpiry: { autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: '7' },
  cardSecurityCode: { autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: '4' },
  cardDocument: { autocomplete: 'off', inputmode: 'text', maxlength: '20' },
}

const GROUPED: Partial<Record<CardField, (text: string) => string>> = {
  cardNumber: groupCardNumber,
  cardExpiry: groupExpiry,
}

/** A field in the frame's page. */
type FieldView = { input: HTMLInputElement; error: HTMLElement; touched: boolean }

/** The five fields of the frame. */
export interface CardView {
  readonly read: () => TypedCard
  /** Shows the errors of the fields that the diner has left, or of all. */
  readonly show: (faults: Partial<Record<CardField, CardFault>>, all: boolean) => void
  readonly focusFirst: (faults: Partial<Record<CardField, CardFault>>) => void
  readonly look: (look: CardLook) => void
}

/** Renders the fields into an element; calls back on every input. */
export function drawCard(root: HTMLElement, texts: CardTexts, changed: () => void): CardView {
  const summary = element('p', { class: 'summary', role: 'alert' })
  const views = Object.fromEntries(
    CARD_FIELDS.map((name) => [name, drawField(root, name, texts, changed)]),
  ) as Record<CardField, FieldView>
  root.append(summary, element('p', { class: 'note' }, texts.note))

  const textOf = (name: CardField, fault: CardFault | undefined): string => {
    if (fault === undefined) return ''
    return fault === 'INVALID' ? texts.fields[name].invalid : texts.faults[fault]
  }
  return {
    read: () => Object.fromEntries(CARD_FIELDS.map((name) => [name, views[name].input.value])) as TypedCard,
    show(faults, all) {
      for (const name of CARD_FIELDS) {
        const view = views[name]
        view.touched ||= all
        const text = view.touched ? textOf(name, faults[name]) : ''
        // written only on change, so that screen readers announce it once
        if (view.error.textContent !== text) view.error.textContent = text
        if (text === '') view.input.removeAttribute('aria-invalid')
        else view.input.setAttribute('aria-invalid', 'true')
      }
      const isFaulty = Object.keys(faults).length > 0
      if (all) summary.textContent = isFaulty ? texts.incomplete : ''
      else if (!isFaulty) summary.textContent = ''
    },
    focusFirst(faults) {
      const first = CARD_FIELDS.find((name) => faults[name] !== undefined)
      if (first !== undefined) views[first].input.focus()
    },
    look({ scheme, colors, radius }) {
      const { style } = document.documentElement
      style.setProperty('color-scheme', scheme)
      style.setProperty('--radius-m', `${radius}px`)
      for (const name of LOOK_COLORS) style.setProperty(`--${name}`, colors[name])
    },
  }
}

function drawField(root: HTMLElement, name: CardField, texts: CardTexts, changed: () => void): FieldView {
  const { label, hint } = texts.fields[name]
  const why = element('p', { id: `${name}-error`, class: 'error', 'aria-live': 'polite' })
  const error = element('span', {})
  why.append(warningIcon(), error)
  const described = [...(hint === undefined ? [] : [`${name}-hint`]), why.id].join(' ')
  const input = element('input', {
    ...INPUTS[name],
    id: name,
    type: 'text',
    spellcheck: 'false',
    'aria-required': 'true',
    'aria-describedby': described,
  })
  const box = element('div', { class: `field ${name}` })
  box.append(element('label', { for: name }, label))
  if (hint !== undefined) box.append(element('p', { id: `${name}-hint`, class: 'hint' }, hint))
  box.append(input, why)
  root.append(box)
  const view: FieldView = { input, error, touched: false }
  input.addEventListener('input', () => {
    regroup(input, GROUPED[name])
    changed()
  })
  input.addEventListener('blur', () => {
    // an empty field that was only passed through shows no error yet
    view.touched ||= input.value !== ''
    changed()
  })
  return view
}

/** The icon before every field error on our pages. */
function warningIcon(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', iconPaths.warning)
  icon.append(path)
  return icon
}

/** Groups the digits while typing, and keeps the cursor after the same digit. */
function regroup(input: HTMLInputElement, group: ((text: string) => string) | undefined): void {
  const grouped = group?.(input.value)
  if (grouped === undefined || grouped === input.value) return
  const digitsBefore = input.value.slice(0, input.selectionStart ?? 0).replaceAll(/\D/g, '').length
  input.value = grouped
  let at = 0
  for (let seen = 0; at < grouped.length && seen < digitsBefore; at += 1) {
    if (/\d/.test(grouped[at] ?? '')) seen += 1
  }
  input.setSelectionRange(at, at)
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  text?: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  if (text !== undefined) made.textContent = text
  return made
}
