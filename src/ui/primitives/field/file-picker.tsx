import { useState, type ReactNode } from 'react'

import { VisuallyHidden } from '../base/visually-hidden.tsx'

type FilePickerProps = {
  readonly accept?: string
  readonly multiple?: boolean
  /** takes a whole folder */
  readonly folder?: boolean
  readonly onPick: (files: readonly File[]) => void
  /** opens the browser's file dialog */
  readonly children: (open: () => void) => ReactNode
}

/** A button that selects files; the same file can be selected again after it was corrected. */
export function FilePicker({ accept, multiple, folder = false, onPick, children }: FilePickerProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <>
      {children(() => input?.click())}
      <VisuallyHidden
        as="input"
        {...(folder && { webkitdirectory: '' })}
        ref={setInput}
        type="file"
        accept={accept}
        multiple={multiple}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
    </>
  )
}
