import { Component, type ErrorInfo, type ReactNode } from 'react'

/** A rendering failure of a block, for the logger. */
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

/** Contains errors of a block: a notice replaces it, and the rest of the screen stays. */
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
