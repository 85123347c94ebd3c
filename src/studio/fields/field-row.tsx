import styled from 'styled-components'
import { useStore } from 'zustand'

import type { ThemeMode } from '#domain/color/theme-finding.ts'
import { studio } from '#messages/studio.ts'
import { studioFields } from '#messages/studio-fields.ts'
import { space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useEditor } from '../editor/editor-context.tsx'
import { ToolButton } from '../look/tool-button.tsx'
import { pathName, valueAt } from '../theme/theme-path.ts'
import { fieldId } from './field-id.ts'
import { FieldInput } from './field-input.tsx'
import { faultText, fieldLabel, pathLabel } from './field-texts.ts'
import type { Field, FieldRow } from './schema-fields.ts'

const Root = styled.div`
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 26px;
    font-size: ${text[1]};
    font-weight: 500;
  }
  > header > span:last-child {
    display: flex;
  }
  > header button {
    --tool: 26px;
    color: ${token.link};
  }
  > div[data-pair] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space(2)};
  }
  > p {
    display: flex;
    gap: ${space(1.5)};
    padding-top: ${space(1.5)};
    color: ${token.danger};
    font-size: ${text[1]};
    line-height: 1.35;
  }
  > p > svg {
    width: 16px;
    height: 16px;
  }
`

type Place = ThemeMode | 'both'
const PLACES: readonly Place[] = ['light', 'dark', 'both']

/** A setting of the theme, in light and dark if it has both; errors are shown below. */
export function FieldRowView({ row }: { readonly row: FieldRow }) {
  const t = useT(studio, studioFields)
  const { theme } = useEditor()
  const { own, published, faults, reset } = useStore(theme)
  const label = fieldLabel(row.key)
  const places = PLACES.flatMap((place) => {
    const field = row.fields[place]
    if (!field) return []
    const name = place === 'both' ? label : pathLabel(field.path)
    const fault = faults.find(({ path }) => pathName(path) === pathName(field.path))
    return [{ place, field, name, fault }]
  })
  const hasChanged = ({ path }: Field) => valueAt(own, path) !== valueAt(published, path)
  const changed = places.filter(({ field }) => hasChanged(field))
  const isPair = places.length > 1
  const showsName = places[0]?.field.kind !== 'picture' || changed.length > 0
  return (
    <Root>
      {showsName && (
        <header>
          <span>{places[0]?.field.kind === 'picture' ? '' : label}</span>
          <span>
            {changed.map(({ place, field, name }) => (
              <ToolButton
                key={place}
                label={t('studio.field.reset', { field: name })}
                icon="refresh"
                iconOnly
                onPress={() => reset(field.path)}
              />
            ))}
          </span>
        </header>
      )}
      <div data-pair={isPair ? '' : undefined}>
        {places.map(({ place, field, name, fault }) => (
          <FieldInput
            key={place}
            field={field}
            label={name}
            faultId={fault && `${fieldId(field.path)}-fault`}
          />
        ))}
      </div>
      {places.map(
        ({ place, field, fault }) =>
          fault && (
            <p key={place} id={`${fieldId(field.path)}-fault`}>
              <Icon name="warning" />
              {faultText(fault)}
            </p>
          ),
      )}
    </Root>
  )
}
