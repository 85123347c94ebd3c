/** Parameters that campaigns and vendors' own links add to say where a visit came from. */
const CAMPAIGN = /^(?:utm_[a-z_]+|utmSource|campaignId|gclid|gbraid|wbraid|fbclid)$/

/**
 * The part of a query string that vendors may see: the campaign. A link may also contain a person's name and phone, and
 * access to a cart or a benefit; none of that leaves the storefront.
 * @param search - with its '?', or ''
 * @returns the same with the campaign's parameters only
 * @source requirements ANALYTICS-02; the parameters of D§2 that name a person are left out, assumed
 */
export function campaignSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name))
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : ''
}
