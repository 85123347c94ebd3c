import { Component, type ErrorInfo, type ReactNode } from 'react'

/** What the renderer tells the logger about a block that could not be shown. */
export type BlockFault = {
  readonly kind: 'threw' | 'unknown-type'
  readonly blockId: string
  readonly blockType: string
  readonly error?: unknown
  readonly componentStack?: string
}

type Props = {
  readonly blockId: string
  readonly blockType: string
  readonly notice: ReactNode
  readonly onFault: (fault: BlockFault) => void
  readonly children: ReactNode
}

/** Keeps a throwing block to itself: its notice takes its place, the rest of the screen stays up. */
export class BlockBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const { blockId, blockType, onFault } = this.props
    onFault({ kind: 'threw', blockId, blockType, error, componentStack: info.componentStack ?? undefined })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.notice : this.props.children
  }
}
