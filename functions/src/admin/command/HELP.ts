/** What --help prints. */
export const HELP = `Usage: npm run admin -- COMMAND [OPTIONS]

Commands
  list                             who has which right
  grant RIGHT EMAIL                gives a right: isAdmin, liveEventsAdmin (tools admin) or coach
  revoke RIGHT EMAIL               takes it away
  group set DOMAIN [--seats N] [--ends DATE] [--contact EMAIL]
                                   sets or changes the group membership of an organization
  group show DOMAIN                its end, its seats and how many are taken
  group end DOMAIN                 ends it now, and the access of its members
  group invite DOMAIN EMAIL        reserves a seat for an address, and sends the invitation
  group free DOMAIN EMAIL          frees a member's seat, who is told by mail
  member show EMAIL                a member's state, and why they have access or not
  member restore EMAIL --from DATABASE [--accounts FILE]
                                   restores what is missing of a member from a database into which
                                   an export was imported, and a deleted account from FILE, which
                                   "firebase auth:export FILE" wrote
  payments sync EMAIL              repairs a member's membership by what the payment provider says;
                                   on a project with STRIPE_API_KEY and PRICE_* of the environment
  audit [--limit N]                the latest changes that were made by this command
  members log [--limit N]          the latest admins who listed or exported members

Options
  --project ID       acts on this Firebase project, with the credentials of
                     GOOGLE_APPLICATION_CREDENTIALS or "gcloud auth application-default login".
                     Without it: the local cloud, which must be running
  --port-offset N    the local cloud was started with this option
  --operator NAME    who makes the change, for the audit log (default: the name of your login)
  --help             this text

DATE is a day, which is included (2027-12-31), or a time in UTC (2027-12-31T12:00:00Z).

A change is printed before it is made.

Examples
  npm run admin -- grant liveEventsAdmin ada@acme.test
  npm run admin -- group set acme.test --seats 25 --ends 2027-12-31 --contact office@acme.test
  npm run admin -- group set acme.test --seats 40
  npm run admin -- member show ada@acme.test
  npm run admin -- audit --project outcome-studio

Exit code: 0 done, 1 the cloud cannot be reached or fails, 2 the command is wrong.`
