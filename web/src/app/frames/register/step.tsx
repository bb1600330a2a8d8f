import DashboardFrame from '../dashboard'

/** Shows the wizard in the dashboard's frame, which stays when the wizard is finished. */
export default function WizardFrame() {
  return <DashboardFrame />
}
