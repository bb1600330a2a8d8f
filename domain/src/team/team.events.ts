/** An invited company has joined; the user who last invited it is notified. */
export interface InvitationJoined {
  buyerId: string
  invitationId: string
}
