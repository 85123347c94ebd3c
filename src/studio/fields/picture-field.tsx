import { useId } from 'react'
import styled from 'styled-components'

import { studioFields } from '#messages/studio-fields.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { FilePicker } from '#ui/primitives/field/file-picker.tsx'
import { useDropTarget } from '../intake/use-drop-target.ts'
import { ToolButton } from '../look/tool-button.tsx'

const Root = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1.5)};
  border: 1px dashed ${token.divider};
  border-radius: ${radius.s};
  background: ${token.surfaceRaised};

  &[data-over] {
    border: 1px solid ${token.control};
    background: ${token.muted};
  }
  > img,
  > span:first-child {
    width: 56px;
    height: 40px;
    border-radius: 3px;
    /* both halves show what a logo of one colour would lose */
    background: linear-gradient(135deg, ${token.page} 50%, ${token.text} 50%);
    object-fit: contain;
  }
  > div {
    min-width: 0;
    font-size: ${text[1]};
    line-height: 1.3;
  }
  > div > strong {
    display: block;
    font-weight: 550;
  }
  > div > span {
    display: block;
    color: ${token.description};
    overflow-wrap: anywhere;
  }
`

type PictureFieldProps = {
  readonly label: string
  /** file name below assets/, undefined when there is none */
  readonly value: unknown
  /** address of the current picture */
  readonly source?: string
  readonly describedBy?: string
  readonly onPick: (file: File) => void
}

/** A picture: drop or choose a file. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, source, describedBy, onPick } = props
  const t = useT(studioFields)
  const nameId = useId()
  const target = useDropTarget(({ files: [file] }) => file && onPick(file))
  return (
    <Root role="group" aria-labelledby={nameId} aria-describedby={describedBy} {...target}>
      {source === undefined ? <span /> : <img src={source} alt="" />}
      <div>
        <strong id={nameId}>{label}</strong>
        <span>{typeof value === 'string' ? value : t('studio.picture.none')}</span>
      </div>
      <FilePicker accept=".svg,.png,.jpg,.jpeg,.webp,.avif" onPick={([file]) => file && onPick(file)}>
        {(open) => (
          <ToolButton
            label={t('studio.picture.choose', { field: label })}
            icon="edit"
            iconOnly
            onPress={open}
          />
        )}
      </FilePicker>
    </Root>
  )
}
