import styled from 'styled-components'
import { formatOrderCode } from '#domain/order/code.ts'
import { followUp } from '#messages/follow-up.ts'
import { copyText } from '#platform/clipboard.ts'
import { text, token } from '#theme/tokens.ts'
import { row } from '#ui/primitives/base/look.ts'
import { IconButton } from '#ui/primitives/action/icon-button.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

const Root = styled.div`
  ${row(2)}
  justify-content: space-between;

  > h1 {
    display: grid;
    font-variant-numeric: tabular-nums;
  }
  > h1 > small {
    color: ${token.description};
    font-size: ${text[2]};
    font-weight: 400;
  }
  /* Breaks at its dashes where large text needs it. */
  > h1 > span {
    overflow-wrap: anywhere;
  }
  > button {
    color: ${token.link};
  }
`

/** The heading of the page: the code in groups, to be read aloud or copied. */
export function OrderCode({ code }: { code: string }) {
  const t = useT(followUp)
  const toast = useToast()
  const shown = formatOrderCode(code)
  const copy = async () => {
    const copied = await copyText(shown)
    toast(t(copied ? 'follow-up.code-copied' : 'follow-up.copy-failed'), copied ? 'success' : 'error')
  }
  return (
    <Root>
      <h1>
        <small>{t('follow-up.order')}</small> <span>{shown}</span>
      </h1>
      <IconButton icon="copy" look="soft" name={t('follow-up.copy-code')} onPress={() => void copy()} />
    </Root>
  )
}
