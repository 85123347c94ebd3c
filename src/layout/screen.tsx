import { Suspense, useEffect, type ReactNode } from 'react'

import { LiveControls } from '#ui/primitives/base/live-controls.tsx'
import { BlockBoundary, type BlockFault } from './block-boundary.tsx'
import { BlockDataProvider } from './block-data.tsx'
import type { BlockRegistry } from './define-block.ts'
import type { PlacedBlock, Region, ResolvedLayout } from './layout-file.ts'

export type ScreenProps = {
  readonly layout: ResolvedLayout
  readonly blocks: BlockRegistry
  /** result of the screen's load; blocks read it with useBlockData */
  readonly data?: unknown
  /** replaces a block that threw or is unknown */
  readonly notice: (fault: Pick<BlockFault, 'kind' | 'blockId' | 'blockType'>) => ReactNode
  /** called once per block that failed in the browser; must not throw */
  readonly onFault: (fault: BlockFault) => void
  /** arranges the regions; the default puts main before aside without any styling */
  readonly frame?: (regions: Readonly<Record<Region, ReactNode>>) => ReactNode
}

/**
 * Renders a resolved layout. Every block has its own error boundary and its own Suspense. In the browser the boundary
 * shows the block's notice. On the server a throwing block becomes its skeleton, which the browser retries, and the
 * rest of the page is complete HTML.
 */
export function Screen({ layout, blocks, data, notice, onFault, frame = plainFrame }: ScreenProps) {
  const slots = { blocks, notice, onFault }
  const region = (placed: readonly PlacedBlock[]): ReactNode =>
    placed.length === 0 ? null : placed.map((block) => <BlockSlot key={block.id} block={block} {...slots} />)
  return (
    <BlockDataProvider data={data}>
      {frame({ order: region(layout.order), aside: region(layout.aside) })}
    </BlockDataProvider>
  )
}

type SlotProps = Pick<ScreenProps, 'blocks' | 'notice' | 'onFault'> & { readonly block: PlacedBlock }

function BlockSlot({ block: placed, blocks, notice, onFault }: SlotProps) {
  const block = Object.hasOwn(blocks, placed.type) ? blocks[placed.type] : undefined
  const at = { blockId: placed.id, blockType: placed.type }
  if (block === undefined) return <UnknownBlock {...at} notice={notice} onFault={onFault} />
  const { render: View, skeleton: Skeleton } = block
  return (
    <BlockBoundary {...at} notice={notice({ kind: 'threw', ...at })} onFault={onFault}>
      <Suspense fallback={Skeleton ? <Skeleton /> : null}>
        <LiveControls>
          <View blockId={placed.id} settings={{ ...block.defaults, ...placed.settings }} />
        </LiveControls>
      </Suspense>
    </BlockBoundary>
  )
}

type UnknownProps = Pick<ScreenProps, 'notice' | 'onFault'> & Pick<BlockFault, 'blockId' | 'blockType'>

function UnknownBlock({ blockId, blockType, notice, onFault }: UnknownProps) {
  useEffect(() => onFault({ kind: 'unknown-type', blockId, blockType }), [blockId, blockType, onFault])
  return notice({ kind: 'unknown-type', blockId, blockType })
}

function plainFrame({ order, aside }: Readonly<Record<Region, ReactNode>>): ReactNode {
  return (
    <>
      {order}
      {aside}
    </>
  )
}
