/** Path to which browsers send violations of the page's policy. */
export const REPORTS_PATH = '/reports'
