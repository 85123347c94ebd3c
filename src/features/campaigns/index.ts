export { CampaignKeeper } from './campaign-keeper.tsx'
