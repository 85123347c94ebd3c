import { useMutation, useQueryClient } from '@tanstack/react-query'
import styled from 'styled-components'
import { isApiError } from '#api/client.ts'
import type { BookDaysAsked, ConsoleCalls } from '#api/console-calls.ts'
import type { SettlementImport } from '#generated/models.ts'
import type { Translate } from '#messages/index.ts'
import { ledger } from '#messages/ledger.ts'
import { providerName } from '#messages/provider-name.ts'
import { toBase64 } from '#platform/base64.ts'
import { space, token } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { FilePicker } from '#ui/primitives/field/file-picker.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { daysText } from '../money-words.ts'

const Box = styled.div`
  ${stack(3)}
  justify-items: start;

  > p {
    max-width: 65ch;
    color: ${token.description};
  }
  > [role='status'] {
    ${stack(3)}
    width: 100%;
    max-width: 720px;
  }
  > [role='status'] > button {
    justify-self: start;
  }
  ul {
    margin-top: ${space(1)};
    padding-inline-start: ${space(5)};
    overflow-wrap: anywhere;
  }
`

/** When every row of a file is invalid, the first ones show what is wrong. */
const MOST_LINES = 10

type Props = {
  calls: ConsoleCalls
  shown: { from: string; to: string }
  onShow: (days: BookDaysAsked) => void
}

/** Uploads the settlement file of a provider, and shows the result. */
export function SettlementUpload({ calls, shown, onShow }: Props) {
  const t = useT(ledger)
  const queries = useQueryClient()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (file: File) =>
      calls.importSettlement(toBase64(new Uint8Array(await file.arrayBuffer()))),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['console-settlements'] })
      // the file's fees are part of the books
      await queries.invalidateQueries({ queryKey: ['console-books'] })
    },
  })
  return (
    <Box data-no-print="">
      <p>{t('ledger.settlement.text')}</p>
      <FilePicker accept=".csv,.txt,.dat,text/csv" onPick={([file]) => file && mutate(file)}>
        {(open) => (
          <Button tone="secondary" icon="plus" loading={isPending} onPress={open}>
            {isPending ? t('ledger.settlement.uploading') : t('ledger.settlement.upload')}
          </Button>
        )}
      </FilePicker>
      <div role="status">
        {error && !isPending && <Notice tone="danger">{failureText(error, t)}</Notice>}
        {data && !isPending && 'refused' in data && (
          <Notice tone="danger">{[t('ledger.settlement.unknown'), data.refused].join(' ')}</Notice>
        )}
        {data && !isPending && !('refused' in data) && <Outcome {...{ shown, onShow }} outcome={data} />}
      </div>
    </Box>
  )
}

function Outcome({ outcome, shown, onShow }: Omit<Props, 'calls'> & { outcome: SettlementImport }) {
  const t = useT(ledger)
  const { from, to, faults, faultCount } = outcome
  const isElsewhere = from !== undefined && to !== undefined && (from < shown.from || to > shown.to)
  const listed = faults.slice(0, MOST_LINES)
  return (
    <>
      <Notice tone={outcome.rows > 0 ? 'success' : 'info'}>{outcomeText(outcome, t)}</Notice>
      {faultCount > 0 && (
        <Notice tone="warning">
          {t('ledger.settlement.faults', { count: faultCount })}
          <ul>
            {listed.map(({ line, column }) => (
              <li key={line}>{t('ledger.settlement.fault', { line, column })}</li>
            ))}
            {faultCount > listed.length && (
              <li>{t('ledger.settlement.faults.more', { count: faultCount - listed.length })}</li>
            )}
          </ul>
        </Notice>
      )}
      {isElsewhere && (
        <Button tone="secondary" onPress={() => onShow({ from, to })}>
          {t('ledger.settlement.show', { days: daysText(from, to, t) })}
        </Button>
      )}
    </>
  )
}

function outcomeText(outcome: SettlementImport, t: Translate<typeof ledger>): string {
  const { from, to, rows, added, fees, elsewhere, skipped } = outcome
  const provider = providerName(outcome.provider, t)
  const counted = { elsewhere, skipped, fees }
  const parts = (['fees', 'elsewhere', 'skipped'] as const)
    .filter((part) => counted[part] > 0)
    .map((part) => t(`ledger.settlement.${part}`, { count: counted[part] }))
  const first =
    from === undefined || to === undefined
      ? t('ledger.settlement.none', { provider })
      : t('ledger.settlement.done', { provider, days: daysText(from, to, t), rows, added })
  return [first, ...parts].join(' ')
}

function failureText(error: Error, t: Translate<typeof ledger>): string {
  const code = isApiError(error) ? error.code : undefined
  return t(code === 'BODY_TOO_LARGE' ? 'ledger.settlement.too-large' : 'ledger.settlement.failed')
}
