// Written by scripts/make-unicode-tables.mjs from the Unicode Character Database 17.0.0. Do not edit.

/** The members of each class of `graphemeClasses` but `other`, in its order, packed for `codePointTable`. */
export const graphemeRuns: readonly string[] = [
  // pictographic
  'hD@C@l{F@K@wE@U@yAENAnJAK@eD@XJCBfE@fFAI@H@y@C@DH@A@AAA@C@A@@AA@B@BAGBD@@@DKJAA@@A@@Q@AAQE@@@ABAD@AACAJADAA@DA@@@ASADE@CA@C@A@AE@@A@@@@@E@B@E@IAN@A@C@@@CB@@JAo@BH@M@M@sJAnMBRAr@@C@ye@@K@xQ@@@ijnB@f@CcBKNAN@MAd@IoBAKAM@AIRw@ZNI@S@AH@CHVE{DAoBAA@BArAAB@CD}F@~@JE@WFAAGK@ACA@CALAA@GAH@DBKBGBA@@@C@E@B@EuAo@eADGAPB@@EALyEe@KCw@GIEg@G]AKCAMHf@Kn@@I@xDwAGMqC_G}^',
  // consonant
  'tgAd@]GWGTS@F@@BCa@A@@OAbDS@F@A@D~@@ZS@F@A@Da@A@@P@bDS@O]ByDe@dUj@S@OECCB@BAFBCLK@pv@s@kRt@uDAE`@PGu@]LAJBjmb@BBc@l@DAHID`BO@BE@BA_BJtEZdpV@NC@B@\\lu@c@\\@A@wPI@@A@@e@ii@FA@AG@A@WoE@Ig@\\@Jg@_c@L@a@',
  // l
  '_gC_B__e@\\',
  // v
  '_jCgAgop@V{kd@@BC',
  // t
  'glCwAjmp@p@',
  // lv
  '',
  // lvt
  '__j@c|I',
  // regionalIndicator
  'en{BY',
  // prepend
  '_o@EvE@p@@_KAoA@jb@@mz_A@N@sFAlO@lj@@@@aIE{T@zL@',
  // spacingMark
  'bgA@v@@ABGC@Aq@Az@AEAAAu@@y@BaA@y@BG@@At@A{@@EAAAqB@@ABB@Bs@B|@C|@Ay@@A@@Am@@MAz@ADB@Bt@AkAAEFRA~@@~B@iCA~@@pD@HAXAk@@px@@FG@AyICABCA@E_FAy@@@@TEpC@x@C_A@]@CA~@@AB@@t@GGAjD@T@jxa@AA@wAAq@OmC@o@@o@ACAAAnBAAAW@|C@AAD@lFA@A@A@@r_X@@@~B@l@BCArB@WAz@@o@BH@M@|ABBAkDB^Az@@@CAAAATAtAAN@@AfBBGAB@jBAE@@A@@A@mFAECA@pBBGA@@lB@@AmB@F@dGBH@wFD@AF@@@mCBGCC@sA@\\A}@@hE@B@@@fE@M@iB@F@A@tEDCA@@}IAK@o@AGAinOBcpBv@',
  // extend
  'k_G@',
  // conjunctExtend
  '_WoBrGFfGl@@@@A@A@@gAJo@TO@dBFAEAA@Cb@@]ZzAJy@HH@WC@H@B@Dj@Bz@Hi@W@_@v@@@@CGGFIA\\@y@@@@ACQ@IAY@AAx@@CACAABB@]AB@JAx@@CD@AXAUE@@y@@@A@COBIA]@z@@@@K@H@g@@B@v@@@BDB@BGAJA\\@y@@AA@@BB@CFAJA[Ax@A@@ACQ@IA\\@gA@C@AB@@G@pA@AFKGaB@AHJFhAAZ@@@@@v@M@D@ADJ@c@H@eBC@EA@AAXACBOCL@AAE@N@~TBq\\C[B\\A]A_AA@FG@AH@@H@l@B@@tBAa@@uBBCAH@EBzEAA@y@@@FB@AGEIA@o@m@AKSCo@ICAf@HKA_@CAB@Aw@@@AB@@Dw@GAAwCB@L@FC@E@BAeE_AoU`@}~ABlC@_B_@iPEhBAsm\\C@I_@AoAAoG@B@C@XAD@vCAYQL@e@GXJ@@k@Bo@@ACAAf@@bAEAAAAK@G@n@@r@@@BAADA@@i@AvF@A@C@oxR@`VOOOmJA|Q@aF@tCDes@B@ADCg@BiDA|PC`AD|HAlAEeAJp@CzB@u@Nh@@AAIBp@CAAF@|@Bc@D@E@@}@@KAs@H@@GCA@~ABACE@A@|C@BGTAx@A@@@@K@H@MFBDbA@AE@@A@@BCAA@MAtAGAB@@V@pA@AE@@A@@A@AjF@ACEA@AZAtAGA@@AiB@@@AGdB@@@AC@DbGH@AtF@IBD@oCCAAC@_@Ig@EACQEABm@L@@fE@@B@@hEF@E@@qAUAF@A@AyBEB@@A@F@@gAAB@@@zIAJAs@DDAW@dfD@ENgeJKBB_mADz@Fw_@@~@CpA@JAjdRA`rCm@AV}ODBEGGAF]CsCBz|@v@Cq@G@M@UD@Noi@F@PAF@A@DcB@_DFvJ@|@C{NC}FArF@A@FAD@yMFlBFotAD_`bW_B_CoF',
  // linker
  'liA@~B@~F@~B@~F@~F@jV@w{@@lS@bF@eB@sob@@tH@gyV@rv@@{S@lj@@gG@pA@gd@@',
  // zwj
  'l_G@',
  // control
  '?I@A@Q~A`@L@mj@@pnC@{~@@AAWFp@Onsv@@oFKs`LO_ba@CneDGdsjW_@_B_CoFooB',
  // cr
  'L@',
  // lf
  'I@',
]

/** The members of each class of `wordClasses` but `other`, in its order, packed for `codePointTable`. */
export const wordRuns: readonly string[] = [
  // cjk
  '_sJY@xAKuEp@@XHMBF@@@@@@@@X@^@@@@@E@EI@A@@@@@@@@X@^@@@@@E@EACC@oMn@@wAgD_mE_A_oS_gUmJAiBkc@@Il@qa[AABx~NC@F@A@bH|eO@~nB_vh@_@}gCAmsDAphFNmRalA}Oan@jyCDihG',
  // cjkNonstarter
  'd_K@t@@D@@@@@@@@@X@^@@@@@E@EAEAA@@@@@@@@@X@^@@@@@E@EADBpFOfjr@Ipb[AMA}hO@\\BA@MC',
  // thai
  '`oBy@DN',
  // lao
  '`sBA@@@D@W@@@VAD@@@FLC',
  // khmer
  '_{DsAB@CA',
  // myanmar
  '__C_AO_AIE_ie@OID`B_@',
  // opening
  'c@@B@A@n@A]@d@@@BD@D@L@ne@@mRAzN@tF@fG@dQ@yF@@@}y@@~H@{`A@@B@AX@J@v@@N@QF@M@C@A@@@NeA@zFAsF@@@]@}`@@@@@@@@@@@@@@oA@_@@@@@@@@@@sK@@@@@@@@@@@@@@@@@@@@@_A@@@`@@d_@@@@C@A@J@B@B@@@@@@@@@X@Q@@@@@@@kL@@@@@@@@@B@@@@@@@A@`hr@@vE@\\@@@@@@@@@@@@@@@B@P@@@@@J@yC@B@q@@^@B@A@}B@BAprKBj@@@@oF@tD@F@C@@@nkC@ohf@@}q@A',
  // closing
  '`@@B@B@ACIAB@\\@]Ac@@I@A@I@aU@iOAr@@F@aADL@@BiA@hB@bHAiJAkCAD@~Z@_FAnD@@DA@^@E@@@`A@D@w@AQ@vBAtW@}C@zS@mABfAA|CB@@@@f@CAAyHAgOAIA@C[BzDD}@Aj[@C@@BC@B@ECGGA@@AE@@CKE@A^@N@W@M@C@A@@@aA@D@dN@X@@@]@v`@AD@@@@@@@@@@@@@oA@_@@@@@@@@@@O@bK@@@@@@@@@@@@@@@@@@@@@_A@@@`@@zVC@AoB@qC@@@C@AH@@@@B@B@@@@@@@@E@A@ADD@A@G@@@ABA@@@@@@@AbLAE@@@@@@@@@B@@@@@@A@A[@}AAB@yA@xwZ@gf@AlGBbFD_I@|@AuAA}AAvCBD@oBB@GPBoCAxF@qiS@|D@RF@A[@@@@@@@@@@@@@@@B@F@@@@CA@@@@@J@uC@B@B@A@@@JAB@\\@^@AA@Bw@A_A@~GB{S@o@@ec@@fE@oHGwCFaAFmP@}H@a@@uJAtBC}BC`CA@@SBwAA@AkB@rC@^@lFCJAeJCBNhBAxFBdOByFCtABCA}KDj@@_S@CAiAAwCC]@ob@DenBBc@@C@@@oFA{D@C@@@nkC@}cHAdC@`ABI@hPAfHAfIA|dR@fnFC`pC@B@gmAB',
  // quote
  'a@@C@rxHE~s@ACBA@ibqBB',
]
