import type { FeatureModule } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { branchFinderBlock } from './blocks/branch-finder.block.tsx'
import { brandHeaderBlock } from './blocks/brand-header.block.tsx'
import { companyBranchesBlock } from './blocks/company-branches.block.tsx'
import { directoryBlock } from './blocks/directory.block.tsx'
import { branchScreen } from './branch.screen.ts'
import { branchSelectionScreen } from './branch-selection.screen.ts'
import { companyScreen } from './company.screen.ts'

export const feature: FeatureModule<PageDeps> = {
  screens: [branchSelectionScreen, companyScreen, branchScreen],
  blocks: [directoryBlock, brandHeaderBlock, companyBranchesBlock, branchFinderBlock],
}
