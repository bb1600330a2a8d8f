/** A company that was invited has joined: who invited it last is told. */
export interface InvitationJoined {
  buyerId: string
  invitationId: string
}
