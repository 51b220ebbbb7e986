// ---- labels of a controller in a storyboard, on the nearest background
// == Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<!-- <viewController id="x" customClass="A"> -->
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes><scene><objects>
    <viewController id="vc" customClass="A" customModule="App">
      <view key="view" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
          <label opaque="NO" text="&lt;view>" id="title"><rect key="frame" x="0" y="0" width="100" height="20"/>
            <fontDescription key="fontDescription" type="system" pointSize="14"/></label>
          <view id="card">
            <rect key="frame" x="0" y="100" width="300" height="100"/>
            <subviews>
              <label id="text"><rect key="frame" x="0" y="0" width="100" height="20"/></label>
              <stackView id="stack"><subviews><button id="button" buttonType='system'/></subviews></stackView>
            </subviews>
            <color key="backgroundColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          </view>
          <label id="large"><rect key="frame" x="0" y="220" width="100" height="20"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="14"/></label>
        </subviews>
        <color key="backgroundColor" red="0.5" green="1" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </view>
      <connections>
        <outlet property="titleLabel" destination="title" id="1"/>
        <outlet property="textLabel2" destination="text" id="2"/>
        <outlet property="button" destination="button" id="3"/>
        <outlet property="largeLabel" destination="large" id="4"/>
      </connections>
    </viewController>
  </objects></scene></scenes>
</document>
// == A.swift
class A: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var textLabel2: UILabel!
    @IBOutlet weak var button: UIButton!
    @IBOutlet weak var largeLabel: UILabel!
    @IBOutlet weak var otherLabel: UILabel!
    override func viewDidLoad() {
        titleLabel.textColor = ⟦.white¦fails 1.27 on #80ff80 of A⟧
        textLabel2.textColor = ⟦UIColor(white: 0.3, alpha: 1)¦fails 2.46 on #000000 of a view⟧
        button.setTitleColor(⟦.white¦passes 21.0 on #000000 of a view⟧, for: .normal)
        largeLabel.textColor = ⟦UIColor(white: 0.45, alpha: 1)¦? the text size is not known 3.74 on #80ff80 of A⟧
        otherLabel.textColor = ⟦.white¦? otherLabel is laid out in a nib⟧
    }
}

// ---- code sets the background that the nib begins with
// == A.xib
<document targetRuntime="iOS.CocoaTouch"><objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A"><connections>
    <outlet property="view" destination="root"/><outlet property="label" destination="label"/><outlet property="card" destination="card"/>
    <outlet property="other" destination="other"/>
  </connections></placeholder>
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  <view id="root">
    <subviews>
      <view id="card"><rect key="frame" x="0" y="0" width="100" height="50"/>
        <subviews><label id="label"/></subviews>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      <label id="other"><rect key="frame" x="0" y="60" width="100" height="50"/></label>
    </subviews>
    <color key="backgroundColor" name="Paper"/>
  </view>
</objects></document>
// == A.swift
final class A: UIViewController {
    @IBOutlet var label: UILabel!
    @IBOutlet var card: UIView!
    @IBOutlet var other: UILabel!
    override func viewDidLoad() {
        card.backgroundColor = .black
        label.textColor = ⟦.darkGray¦fails 2.81 on #000000 of card⟧
        other.textColor = ⟦.darkGray¦? Paper is not defined here⟧
    }
}

// ---- cells, and views with a nib of their own
// == Cell.xib
<document targetRuntime="iOS.CocoaTouch"><objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
  <tableViewCell id="cell" customClass="Cell">
    <tableViewCellContentView key="contentView" id="content">
      <subviews><label id="label"/>
        <view id="badge" customClass="Badge"><subviews><label id="count"/></subviews>
          <color key="backgroundColor" cocoaTouchSystemColor="darkTextColor"/>
          <connections><outlet property="count" destination="count"/></connections></view>
      </subviews>
    </tableViewCellContentView>
    <color key="backgroundColor" white="1" alpha="1"/>
    <connections><outlet property="label" destination="label"/></connections>
  </tableViewCell>
</objects></document>
// == Cell.swift
class Cell: UITableViewCell {
    @IBOutlet weak var label: UILabel!
    func configure() { label.textColor = ⟦.lightGray¦fails 2.32 on #ffffff of Cell⟧ }
}
class Badge: UIView {
    @IBOutlet weak var count: UILabel!
    func configure() { count.textColor = ⟦.gray¦? code outside of Badge changes Badge⟧ }
}

// ---- what a nib puts behind a label, and what it only puts beside it
// == Card.xib
<document targetRuntime="iOS.CocoaTouch"><objects>
  <view id="root" customClass="Card">
    <subviews>
      <imageView id="photo"><rect key="frame" x="0" y="0" width="100" height="100"/></imageView>
      <label id="over"><rect key="frame" x="10" y="10" width="50" height="20"/></label>
      <label id="beside"><rect key="frame" x="110" y="10" width="50" height="20"/></label>
    </subviews>
    <color key="backgroundColor" white="1" alpha="1"/>
    <connections><outlet property="over" destination="over"/><outlet property="beside" destination="beside"/></connections>
  </view>
</objects></document>
// == Card.swift
class Card: UIView {
    @IBOutlet var over: UILabel!
    @IBOutlet var beside: UILabel!
    func configure() {
        over.textColor = ⟦.lightGray¦? a view may be behind over⟧
        beside.textColor = ⟦.lightGray¦fails 2.32 on #ffffff of Card⟧
    }
}

// ---- one outlet in two nibs, a nib for macOS, and images with a tint
// == A.xib
<document targetRuntime="iOS.CocoaTouch"><objects><view id="a" customClass="A"><subviews><label id="l"/>
<imageView id="i" image="star"/><button id="b" buttonType="system"><state key="normal" backgroundImage="pill"/></button></subviews>
<color key="backgroundColor" white="1" alpha="1"/>
<connections><outlet property="label" destination="l"/><outlet property="icon" destination="i"/><outlet property="button" destination="b"/></connections></view></objects></document>
// == A~ipad.xib
<document targetRuntime="iOS.CocoaTouch"><objects><view id="a" customClass="A"><subviews><view id="v"><subviews><label id="l"/></subviews></view></subviews>
<connections><outlet property="label" destination="l"/></connections></view></objects></document>
// == M.xib
<document targetRuntime="MacOSX.Cocoa"><objects><customView id="a" customClass="M"><subviews><textField id="l"/></subviews>
<connections><outlet property="label" destination="l"/></connections></customView></objects></document>
// == A.swift
class A: UIView {
    @IBOutlet var label: UILabel!
    @IBOutlet var icon: UIImageView!
    @IBOutlet var button: UIButton!
    func configure() {
        label.textColor = ⟦.lightGray¦? label is added to several views⟧
        icon.tintColor = ⟦.lightGray¦fails 2.32 on #ffffff of A⟧
        button.setTitleColor(⟦.lightGray¦? the background image of button may be behind the text⟧, for: .normal)
    }
}
class M: NSView {
    @IBOutlet var label: NSTextField!
    func configure() { label.textColor = ⟦.lightGray¦? the background of NSTextField is chosen by the system⟧ }
}

// ---- classes of views and controllers that set their own background
// == A.xib
<document targetRuntime="iOS.CocoaTouch"><objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A"><connections>
    <outlet property="view" destination="v"/><outlet property="first" destination="1"/><outlet property="second" destination="2"/>
    <outlet property="third" destination="3"/><outlet property="fourth" destination="4"/>
  </connections></placeholder>
  <view id="v"><subviews>
    <label id="1"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
    <view id="a" customClass="Themed"><rect key="frame" x="0" y="10" width="9" height="9"/><subviews><label id="2"/></subviews>
      <color key="backgroundColor" white="1" alpha="1"/></view>
    <view id="b" customClass="Plain"><rect key="frame" x="0" y="20" width="9" height="9"/><subviews><label id="3"/></subviews>
      <color key="backgroundColor" white="1" alpha="1"/></view>
    <view id="c" customClass="Elsewhere"><rect key="frame" x="0" y="30" width="9" height="9"/><subviews><label id="4"/></subviews>
      <color key="backgroundColor" white="1" alpha="1"/></view>
  </subviews><color key="backgroundColor" white="1" alpha="1"/></view>
</objects></document>
// == A.swift
class BaseController: UIViewController {
    override func viewDidLoad() { view.backgroundColor = .black }
}
class A: BaseController {
    @IBOutlet var first: UILabel!
    @IBOutlet var second: UILabel!
    @IBOutlet var third: UILabel!
    @IBOutlet var fourth: UILabel!
    func configure() {
        first.textColor = ⟦.lightGray¦passes 9.03 on #000000 of BaseController⟧
        second.textColor = ⟦.lightGray¦passes 9.03 on #000000 of Themed⟧
        third.textColor = ⟦.lightGray¦fails 2.32 on #ffffff of a view⟧
        fourth.textColor = ⟦.lightGray¦? Elsewhere may draw its own background⟧
    }
}
class Themed: UIView {
    override func awakeFromNib() { backgroundColor = .black }
}
class Plain: UIView {}

// ---- the background view of a cell, and values for some screens
// == Cell.xib
<document targetRuntime="iOS.CocoaTouch"><objects>
  <tableViewCell id="cell" customClass="Cell">
    <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <subviews><label id="label"/></subviews></tableViewCellContentView>
    <view key="backgroundView" id="back"><color key="backgroundColor" white="0" alpha="1"/></view>
    <color key="backgroundColor" white="1" alpha="1"/>
    <connections><outlet property="label" destination="label"/></connections>
  </tableViewCell>
  <tableViewCell id="other" customClass="Other">
    <tableViewCellContentView key="contentView" id="content2"><subviews><label id="label2"/></subviews></tableViewCellContentView>
    <view key="selectedBackgroundView" id="back2"><color key="backgroundColor" white="0" alpha="1"/></view>
    <color key="backgroundColor" white="1" alpha="1"/>
    <variation key="heightClass=regular"><color key="backgroundColor" white="0" alpha="1"/></variation>
    <connections><outlet property="label" destination="label2"/></connections>
  </tableViewCell>
</objects></document>
// == Cell.swift
class Cell: UITableViewCell {
    @IBOutlet weak var label: UILabel!
    func configure() { label.textColor = ⟦.lightGray¦? a view may be behind Cell⟧ }
}
class Other: UITableViewCell {
    @IBOutlet weak var label: UILabel!
    func configure() { label.textColor = ⟦.lightGray¦fails 2.32 on #ffffff of Other⟧ }
}
