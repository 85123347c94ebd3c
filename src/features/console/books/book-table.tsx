import { useId, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { space, text, token } from '#theme/tokens.ts'
import { quiet, raised, stack, visuallyHidden, wrap } from '#ui/primitives/base/look.ts'

/** Style of a table on wide screens. */
const asTable = css`
  thead {
    all: revert;
    ${quiet}
  }
  tr {
    display: table-row;
  }
  tbody > tr {
    border-top: 1px solid ${token.divider};
  }
  th,
  td,
  td:empty {
    display: table-cell;
    padding: ${space(2)} ${space(3)};
    overflow-wrap: break-word;
    vertical-align: baseline;
  }
  td > i {
    display: none;
  }
  [data-amount] {
    text-align: end;
  }
  [data-amount],
  [data-short] {
    white-space: nowrap;
  }
`

/** A table on wide screens; on a phone each row is a block with its columns labeled. */
const Table = styled.table`
  ${raised('m')}
  font-variant-numeric: tabular-nums;

  thead {
    ${visuallyHidden}
  }
  tr {
    ${stack(1)}
    padding: ${space(3)};
  }
  tbody > tr + tr {
    border-top: 1px solid ${token.divider};
  }
  th {
    font-weight: 600;
  }
  th,
  td {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  td {
    ${wrap(0, 3)}
    justify-content: space-between;
  }
  td > i {
    color: ${token.description};
    font-style: normal;
  }
  td:empty {
    display: none;
  }
  @container (min-width: 45em) {
    ${asTable}
    font-size: ${text[1]};
  }
  @container (min-width: 60em) {
    font-size: inherit;
  }
  @media print {
    /* a sheet has room for one in small letters */
    ${asTable}
    box-shadow: none;
    font-size: 9pt;

    && thead {
      font-size: inherit;
    }
    && th,
    && td {
      padding: ${space(1)};
    }
    tr {
      break-inside: avoid;
    }
  }
`
const Section = styled.section`
  /* room for a table is counted in letters: who enlarges them gets the rows of a phone */
  container-type: inline-size;
  ${stack(2)}

  @media print {
    h2 {
      break-after: avoid;
    }
  }
`

/** Short columns never wrap. */
export type Column = { id: string; label: string; isAmount?: boolean; isShort?: boolean }
export type Row = { id: string; name: ReactNode; cells: Readonly<Record<string, string | undefined>> }

type Props = {
  title: string
  /** level of the heading */
  level?: 2 | 3
  /** the first column names the row */
  columns: readonly Column[]
  rows: readonly Row[]
  isOnPaper?: boolean
  /** content below the heading */
  children?: ReactNode
}

/** A heading and its table. */
export function BookTable({ title, level = 2, columns, rows, isOnPaper = true, children }: Props) {
  const headingId = useId()
  const Heading = `h${level}` as const
  const [first, ...others] = columns
  return (
    <Section aria-labelledby={headingId} data-no-print={isOnPaper ? undefined : ''}>
      <Heading id={headingId}>{title}</Heading>
      {children}
      <Table aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">{first?.label}</th>
            {others.map((column) => (
              <th key={column.id} scope="col" {...lookOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {others.map((column) => (
                <td key={column.id} {...lookOf(column)}>
                  {cells[column.id] !== undefined && (
                    <>
                      <i aria-hidden="true">{column.label}</i>
                      {cells[column.id]}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

const lookOf = ({ isAmount, isShort }: Column) => ({
  'data-amount': isAmount ? '' : undefined,
  'data-short': isShort ? '' : undefined,
})
