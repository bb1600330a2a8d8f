import DashboardFrame from '../dashboard'

/** The wizard has the frame of the dashboard, which opens when it is finished. */
export default function WizardFrame() {
  return <DashboardFrame />
}
