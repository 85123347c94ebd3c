import styled from 'styled-components'
import { space, token } from '#theme/tokens.ts'
import { quiet, wrap } from '#ui/primitives/base/look.ts'
import { Tag, type TagTone } from '#ui/primitives/feedback/tag.tsx'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(136px, 100%), 1fr));
  gap: ${space(3)} ${space(4)};
  padding-top: ${space(4)};
  border-top: 1px solid ${token.divider};

  > [data-long] {
    grid-column: 1 / -1;
  }
  dt {
    ${quiet}
  }
  dd {
    ${wrap(0.5, 2)}
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

export interface Fact {
  label: string
  value: string | undefined
  tag?: string
  tone?: TagTone
  /** takes a row of its own */
  long?: boolean
}

/** Names with their values; what has no value is left out. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <List>
    {facts.map(
      ({ label, value, tag, tone, long }) =>
        value?.trim() && (
          <div key={label} data-long={long ? '' : undefined}>
            <dt>{label}</dt>
            <dd>
              {value}
              {tag !== undefined && <Tag tone={tone}>{tag}</Tag>}
            </dd>
          </div>
        ),
    )}
  </List>
)
