import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'

import { FOLDER_LIMITS } from '#domain/studio/folder-limits.ts'
import { studioFields } from '#messages/studio-fields.ts'
import { COLOR_FIELDS } from '#theme/defaults.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { focusRing } from '#ui/primitives/base/look.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useEditor } from '../editor/editor-context.tsx'
import { ChoiceBar } from '../look/choice-bar.tsx'
import { markEdit } from '../frames/repaint-marks.ts'
import { valueAt } from '../theme/theme-path.ts'
import { ColorField } from './color-field.tsx'
import { fieldId } from './field-id.ts'
import { wordLabel } from './field-texts.ts'
import { FontField } from './font-field.tsx'
import { PictureField } from './picture-field.tsx'
import type { Field } from './schema-fields.ts'

const Plain = styled.input`
  width: 100%;
  min-height: var(--tool);
  padding: 0 ${space(2)};
  border: 1px solid ${token.fieldBorder};
  border-radius: ${radius.s};
  background: ${token.surfaceRaised};
  font-size: ${text[1]};

  &[type='checkbox'] {
    width: 20px;
    min-height: 20px;
    accent-color: ${token.control};
  }
  &[aria-invalid='true'] {
    border-color: ${token.danger};
  }
  &:focus-visible {
    ${focusRing}
  }
`

type FieldInputProps = {
  readonly field: Field
  readonly label: string
  /** id of the element with the error */
  readonly faultId?: string
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const defaultOf = (key: string): string =>
  Object.entries(COLOR_FIELDS).find(([name]) => name === key)?.[1].default ?? ''

/** The control for a field, by its kind. */
export function FieldInput({ field, label, faultId }: FieldInputProps) {
  const t = useT(studioFields)
  const { theme, pictures } = useEditor()
  const { own, inherited, change, settle } = useStore(theme)
  const addresses = useStore(pictures.store)
  const toast = useToast()
  const { path, kind, options } = field
  const key = path.at(-1) ?? ''
  const value = valueAt(own, path)
  const below = valueAt(inherited, path)
  const held = value ?? below
  const put = (next: unknown) => {
    markEdit()
    change(path, next)
  }
  const choose = (next: unknown) => {
    put(next)
    settle()
  }
  const take = async (file: File) => {
    const refusal = await pictures.pick(path, file)
    if (refusal === undefined) return toast(t('studio.picture.taken', { field: label }), 'success')
    const why =
      refusal === 'size'
        ? t('studio.picture.refused.size', { max: FOLDER_LIMITS.pictureMegabytes })
        : t(`studio.picture.refused.${refusal}`)
    toast(why, 'error')
  }
  const named = { id: fieldId(path), 'aria-label': label, 'aria-describedby': faultId }
  const typed = { ...named, 'aria-invalid': faultId === undefined ? undefined : true, onBlur: settle }
  const inBox = (control: ReactNode) => <div id={fieldId(path)}>{control}</div>
  switch (kind) {
    case 'color':
      return (
        <ColorField
          id={fieldId(path)}
          label={label}
          value={value}
          inherited={asText(below) || defaultOf(key)}
          describedBy={faultId}
          onChange={put}
          onSettle={settle}
        />
      )
    case 'choice':
      return inBox(
        <ChoiceBar
          label={label}
          wide
          describedBy={faultId}
          choices={options.map((word) => ({
            id: word,
            label: wordLabel(key, word),
            drawing: key === 'radius' ? <Corner data-round={word} aria-hidden="true" /> : undefined,
          }))}
          chosen={typeof held === 'string' ? held : undefined}
          onChoose={choose}
        />,
      )
    case 'font':
      return inBox(<FontField label={label} value={held} describedBy={faultId} onChange={choose} />)
    case 'picture':
      return inBox(
        <PictureField
          label={label}
          value={held}
          source={addresses[asText(held)]}
          describedBy={faultId}
          onPick={(file) => void take(file)}
        />,
      )
    case 'switch':
      return (
        <Plain
          {...named}
          type="checkbox"
          checked={held === true}
          onChange={(event) => choose(event.target.checked)}
        />
      )
    case 'number':
      return (
        <Plain
          {...typed}
          type="number"
          min={field.minimum}
          max={field.maximum}
          value={typeof held === 'number' ? held : ''}
          onChange={(event) => put(event.target.value === '' ? undefined : event.target.valueAsNumber)}
        />
      )
    case 'text':
      return (
        <Plain
          {...typed}
          type="text"
          maxLength={field.maxLength}
          placeholder={asText(below)}
          value={asText(value)}
          onChange={(event) => put(event.target.value === '' ? undefined : event.target.value)}
        />
      )
  }
}

const Corner = styled.span`
  width: 12px;
  height: 12px;
  border-top: 2px solid currentcolor;
  border-left: 2px solid currentcolor;

  &[data-round='small'] {
    border-top-left-radius: 3px;
  }
  &[data-round='medium'] {
    border-top-left-radius: 6px;
  }
  &[data-round='large'] {
    border-top-left-radius: 12px;
  }
`
